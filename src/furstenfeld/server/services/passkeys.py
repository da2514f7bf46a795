"""Passkeys: registering one, and signing in with one."""

import re
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from furstenfeld.server.core.refusals import Reason, RefusalError
from furstenfeld.server.storage import people
from furstenfeld.server.storage.people import Passkey, Person

Verified = TypeVar("Verified")

KEY_ID = "[A-Za-z0-9_-]{1,500}"
MINUTES = 5 * 60 * 1000
UNFIT = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, RecursionError)
"""The exceptions that a forged answer can cause."""


class Site(NamedTuple):
    """The site that a passkey belongs to."""

    name: str
    origin: str


class Ceremony(msgspec.Struct, frozen=True):
    """The options for the browser, and the id under which it must answer."""

    id: str
    options: Any


def site_of(origin: str) -> Site:
    """Return the site of an origin."""
    return Site(urlsplit(origin).hostname or "localhost", origin)


def begin_registration(connection: Connection, person: Person, site: Site, now: int) -> Ceremony:
    """Begin to register a passkey for a person."""
    known = people.passkeys_of(connection, person.id)
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Fürstenfeld",
        user_id=person.id.encode(),
        user_name=person.login or person.name,
        user_display_name=person.name,
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known
        ],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return _begun(connection, options, options.challenge, person.id, now)


def finish_registration(
    connection: Connection, person: Person, site: Site, id: str, answer: dict[str, Any], now: int
) -> Passkey:
    """Save a passkey that the browser created."""
    challenge, owner = _challenge(connection, id, now)
    if owner != person.id:
        raise RefusalError(Reason.NOT_ADMITTED)
    made = _verified(verify_registration_response, answer, challenge, site)
    key = Passkey(
        id=bytes_to_base64url(made.credential_id),
        person=person.id,
        public_key=made.credential_public_key,
        uses=made.sign_count,
        created=now,
    )
    if not re.fullmatch(KEY_ID, key.id):
        raise RefusalError(Reason.NOT_ADMITTED)
    if not people.add_passkey(connection, key):
        raise RefusalError(Reason.KEY_TAKEN)
    return key


def begin_sign_in(connection: Connection, site: Site, now: int) -> Ceremony:
    """Begin to sign in with any passkey of this site."""
    options = generate_authentication_options(rp_id=site.name)
    return _begun(connection, options, options.challenge, None, now)


def finish_sign_in(
    connection: Connection, site: Site, id: str, answer: dict[str, Any], now: int
) -> Person:
    """Return the person whose passkey answered."""
    challenge, _ = _challenge(connection, id, now)
    id_of_key = str(answer.get("id", ""))
    key = people.passkey(connection, id_of_key) if re.fullmatch(KEY_ID, id_of_key) else None
    if key is None:
        raise RefusalError(Reason.NOT_ADMITTED)
    used = _verified(
        verify_authentication_response,
        answer,
        challenge,
        site,
        credential_public_key=key.public_key,
        credential_current_sign_count=key.uses,
    )
    people.use_passkey(connection, key.id, used.new_sign_count)
    person = people.find(connection, key.person)
    if person is None:
        raise RefusalError(Reason.NOT_ADMITTED)
    return person


def _verified(
    verify: Callable[..., Verified],
    answer: dict[str, Any],
    challenge: bytes,
    site: Site,
    **key: object,
) -> Verified:
    """Return what a check of WebAuthn returns, or refuse the answer."""
    try:
        return verify(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            **key,
        )
    except UNFIT as error:
        raise RefusalError(Reason.NOT_ADMITTED) from error


def _begun(
    connection: Connection, options: Any, challenge: bytes, person: str | None, now: int
) -> Ceremony:
    id = secrets.token_urlsafe(24)
    people.add_challenge(connection, id, challenge, person, now + MINUTES)
    return Ceremony(id, msgspec.json.decode(options_to_json(options)))


def _challenge(connection: Connection, id: str, now: int) -> tuple[bytes, str | None]:
    found = people.take_challenge(connection, id, now)
    if found is None:
        raise RefusalError(Reason.NOT_ADMITTED)
    return found
