"""`furstenfeld serve`: the multiplayer server."""

import webbrowser
from collections.abc import Iterator
from typing import Annotated

import typer

from furstenfeld.bots import can_play
from furstenfeld.cli.errors import CommandError, print_line
from furstenfeld.cli.host_options import DatabaseUrl, server_refusals
from furstenfeld.cli.options import Language, speaker_of
from furstenfeld.text import Speaker

Host = Annotated[
    str,
    typer.Option(
        "--host", metavar="ADDRESS", envvar="FURSTENFELD_HOST", help="The address to listen on."
    ),
]
Port = Annotated[
    int,
    typer.Option(
        "--port",
        metavar="N",
        envvar="FURSTENFELD_PORT",
        min=0,
        max=65535,
        help="The port to listen on; 0 selects any free port.",
    ),
]
RedisUrl = Annotated[
    str | None,
    typer.Option(
        "--redis",
        metavar="URL",
        envvar="FURSTENFELD_REDIS",
        help="redis://HOST, if several processes serve one database.",
    ),
]
PublicUrl = Annotated[
    str | None,
    typer.Option(
        "--public-url",
        metavar="URL",
        envvar="FURSTENFELD_PUBLIC_URL",
        help="The public address, like https://play.example; needed for cookies and passkeys.",
    ),
]
BehindProxy = Annotated[
    bool,
    typer.Option(
        "--behind-proxy",
        envvar="FURSTENFELD_BEHIND_PROXY",
        help="Trust the client address that a reverse proxy passes on.",
    ),
]
BotWorkers = Annotated[
    int,
    typer.Option(
        "--bot-workers",
        metavar="N",
        envvar="FURSTENFELD_BOT_WORKERS",
        min=0,
        help="The number of processes in which bots think.",
    ),
]
RateScale = Annotated[
    float,
    typer.Option(
        "--rate-scale",
        metavar="N",
        envvar="FURSTENFELD_RATE_SCALE",
        # With a lower factor, some limits would allow nothing at all.
        min=0.1,
        help="A factor for all rate limits, for example for a classroom behind one address.",
    ),
]
Open = Annotated[bool, typer.Option("--open", help="Open the page in the browser.")]
JsonLogs = Annotated[
    bool,
    typer.Option("--json-logs", envvar="FURSTENFELD_JSON_LOGS", help="Write logs as JSON lines."),
]


def serve_command(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: DatabaseUrl = None,
    redis: RedisUrl = None,
    public_url: PublicUrl = None,
    behind_proxy: BehindProxy = False,
    bot_workers: BotWorkers = 1,
    rate_scale: RateScale = 1.0,
    json_logs: JsonLogs = False,
    open_page: Open = False,
    lang: Language = "en",
) -> None:
    """Run the multiplayer server.

    A single process with a database file needs nothing else. Several processes that share a
    PostgreSQL database and a Redis server serve the same tables. Stop it with Ctrl-C or SIGTERM;
    every confirmed turn is saved.
    """
    speaker = speaker_of(lang)
    with server_refusals(speaker, database):
        from furstenfeld.server.runtime.logs import configure_logs
        from furstenfeld.server.runtime.settings import Settings, default_database
        from furstenfeld.server.web.server_process import listen, serve

        configure_logs(as_json=json_logs)
        settings = Settings(
            database=database or default_database(),
            redis=redis,
            public_url=public_url,
            is_behind_proxy=behind_proxy,
            bot_workers=bot_workers,
            rate_scale=rate_scale,
        )
        try:
            listening = listen(host, port)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise CommandError(
                speaker.say("serve-error-listen", host=host, port=str(port), reason=reason)
            ) from error
        address = settings.public_url or f"http://{host}:{listening.getsockname()[1]}"

        def ready() -> None:
            print_line(speaker.say("serve-ready", address=address))
            for line in _missing(speaker):
                print_line(line)
            if open_page:
                webbrowser.open(address)

        with listening:
            serve(settings, listening, ready)
    print_line(speaker.say("serve-stopped"))


def _missing(speaker: Speaker) -> Iterator[str]:
    """Yield a line for each missing part of the server, with how to get it."""
    from furstenfeld.server.web.page import is_built

    if not is_built():
        yield speaker.say("serve-missing-page", build="make page")
    if not can_play("champion"):
        yield speaker.say("serve-missing-engine", install="pip install 'furstenfeld[fast]'")
