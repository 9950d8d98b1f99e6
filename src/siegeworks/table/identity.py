"""Who is who: guests by a signed cookie, seats by secrets that are kept only as hashes."""

import os
import re
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from secrets import token_bytes, token_urlsafe

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "siegeworks"
COOKIE_AGE = 400 * 24 * 3600
"""As long as browsers keep a cookie."""
SECRET_BYTES = 16
KEY_BYTES = 32
ID = re.compile(r"[A-Za-z0-9_-]{22}")
"""What an id or a secret of 128 bits looks like."""


def new_id() -> str:
    """128 random bits: the id of a table, a guest, or the secret of a seat."""
    return token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> bytes:
    """A secret as it is kept; it has too many bits to be guessed, so one round is enough."""
    return sha256(secret.encode(errors="surrogatepass")).digest()


def fits(secret: str, kept: bytes) -> bool:
    """Whether a secret is the one that is kept, in a time that tells nothing."""
    return compare_digest(hashed(secret), kept)


class Guests:
    """Signs cookies and reads them again."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeSerializer(key, salt="guest")

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        text = self._signer.dumps(guest)
        return text if isinstance(text, str) else text.decode()

    def read(self, cookie: str) -> str | None:
        """The guest of a cookie; None if we have not signed it."""
        try:
            guest = self._signer.loads(cookie[:400])
        except BadSignature:
            return None
        return guest if isinstance(guest, str) and ID.fullmatch(guest) else None


def read_key(file: Path) -> bytes:
    """The key of this server, made at first; nobody else may read it."""
    try:
        return bytes.fromhex(file.read_text("ascii").strip())
    except FileNotFoundError:
        key = token_bytes(KEY_BYTES)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(key.hex() + "\n")
        return key
