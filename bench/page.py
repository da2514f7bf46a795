"""Measure the page in a real browser: its weight, its answers, and the frames of its motion.

    make page && .venv/bin/python -m bench.page

The browser is Debian's Chromium without a GPU, the server runs in this process on SQLite.
"""

import tempfile
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

from furstenfeld.server.runtime.settings import Settings
from tests.browser.hands import Mouse
from tests.browser.tables import come, table
from tests.browser.visitor import Visitor
from tests.debian import find
from tests.server.running import server

RUNS = 5
STEPS = 40
TURNS = 3
WEIGHT = """() => ['navigation', 'resource']
  .flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
WATCH = """() => {
  const sale = document.querySelector('section.sale');
  const income = () => sale.querySelector('.sum b')?.textContent;
  let begun = 0;
  let before = income();
  window.taken = [];
  document.addEventListener('pointerdown', () => { begun = performance.now(); }, true);
  new MutationObserver(() => {
    if (!begun || income() === before) return;
    before = income();
    window.taken.push(performance.now() - begun);
    begun = 0;
  }).observe(sale, { subtree: true, childList: true, characterData: true });
}"""
"""Notes how long the income of a sale, which only the server knows, takes after a click."""
FRAMES = """() => {
  const sky = () => document.querySelector('[data-test="motion"]')?.dataset.playing === 'true';
  window.frames_taken = [];
  let last = performance.now();
  let wasMoving = false;
  const note = (now) => {
    const isMoving = sky();
    if (isMoving || wasMoving) window.frames_taken.push(now - last);
    wasMoving = isMoving;
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
"""Notes every frame in which something moves, the one in which the motion begins among them."""
IS_MOVING = "() => document.querySelector('[data-test=\"motion\"]').dataset.playing === 'true'"
IS_STILL = "() => document.querySelector('[data-test=\"motion\"]').dataset.playing === 'false'"


def weight(browser: Browser, address: str) -> None:
    """Print what a first visit loads, packed, without fonts."""
    ada = Visitor(browser, address)
    come(ada, "Ada")
    id = table(ada, ["steward", "steward"], seed="weight")
    for name, path in (("front page", "/"), ("table", f"/table/{id}")):
        fresh = Visitor(browser, address, storage_state=ada.context.storage_state())
        fresh.goto(path)
        fresh.page.wait_for_load_state("networkidle")
        entries = fresh.page.evaluate(WEIGHT)
        fonts = sum(size for url, size in entries if url.endswith(".woff2"))
        rest = sum(size for url, size in entries if not url.endswith(".woff2"))
        print(
            f"{name}: {rest / 1000:.1f} kB in {len(entries)} files, {fonts / 1000:.1f} kB of fonts"
        )
        fresh.close()
    ada.close()


def answers(browser: Browser, address: str) -> None:
    """Print how long it takes from a click to the preview of a sale."""
    ada = Visitor(browser, address)
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward'], seed='answers')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    hands.touch()
    ada.page.evaluate(WATCH)
    for number in range(STEPS):
        name = "less" if number % 2 == 0 else "more"
        hands.sale.get_by_role("button", name=f"Sell one {name}: hops").click()
        ada.page.wait_for_timeout(80)
    taken = ada.page.evaluate("window.taken")
    cuts = quantiles(taken, n=100)
    print(f"click to preview: median {median(taken):.0f} ms, p95 {cuts[94]:.0f} ms ({len(taken)})")
    ada.close()


def frames(browser: Browser, address: str) -> None:
    """Print the frame times while a turn's things move, in several games."""
    for run in range(RUNS):
        ada = Visitor(browser, address, reduced_motion="no-preference")
        come(ada, "Ada")
        ada.goto(f"/table/{table(ada, ['steward', 'steward'], seed=f'frames {run}')}")
        hands = Mouse(ada)
        hands.play(turns=1)
        ada.page.evaluate(FRAMES)
        for _ in range(TURNS):
            hands.play(turns=1)
            # Nobody touches or asks anything meanwhile: a touch would end the motion.
            ada.page.wait_for_function(IS_MOVING, polling=50)
            ada.page.wait_for_function(IS_STILL, polling=200)
        taken = ada.page.evaluate("window.frames_taken")
        cuts = quantiles(taken, n=100)
        print(
            f"run {run + 1}: {len(taken)} frames, median {median(taken):.1f} ms, "
            f"p95 {cuts[94]:.1f} ms, longest {max(taken):.0f} ms"
        )
        ada.close()


def main() -> None:
    """Measure all of it."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Settings(database=f"sqlite:///{folder}/t.db", rate_scale=1000)) as address,
        sync_playwright() as playwright,
    ):
        arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=find("chromium"), args=arguments)
        for measure in (weight, answers, frames):
            measure(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
