"""Passphrases, by which a person is the same on several devices."""

from __future__ import annotations

from starlette.responses import Response

from spielhafen.server.api_request import ApiRequest
from spielhafen.server.json_response import JsonResponse
from spielhafen.server.messages.person_messages import NewPassphrase, PassphraseInfo, PassphraseRequest
from spielhafen.server.messages.requests import EmptyRequest
from spielhafen.server.passphrase import SealKey, derive_key, new_number, read_passphrase, write_passphrase
from spielhafen.server.problems import problem
from spielhafen.server.routes.ratings import check_open
from spielhafen.store import Store, sealed_tokens
from spielhafen.store.sealed_tokens import SealedToken


async def get_passphrase(request: ApiRequest) -> JsonResponse:
    """Return since when the client has a passphrase; the passphrase itself is not known."""
    check_open(request, "passphrases")
    registry = request.registry
    return JsonResponse(await registry.executor.run(find_passphrase, registry.store, request.principal.hash))


def find_passphrase(store: Store, owner: str) -> PassphraseInfo:
    """Return since when a person has a passphrase."""
    known = sealed_tokens.find_by_owner(store, owner)
    return PassphraseInfo(known.at if known else None)


async def create_passphrase(request: ApiRequest, body: EmptyRequest) -> JsonResponse:
    """Make a passphrase for the client, in place of an earlier one, which is void."""
    del body  # it is empty
    check_open(request, "passphrases")
    registry, token = request.registry, _cookie_token(request)
    number = new_number()
    key = await _derive(request, number)
    row = SealedToken(request.principal.hash, key.locator, key.seal(token), registry.now())
    await registry.executor.run(sealed_tokens.save_sealed_token, registry.store, row)
    return JsonResponse(NewPassphrase(write_passphrase(number)), 201)


async def erase_passphrase(request: ApiRequest) -> Response:
    """Erase the client's passphrase; devices on which it was entered keep working."""
    check_open(request, "passphrases")
    registry = request.registry
    await registry.executor.run(sealed_tokens.erase_sealed_token, registry.store, request.principal.hash)
    return Response(status_code=204)


async def enter_passphrase(request: ApiRequest, body: PassphraseRequest) -> Response:
    """Become the person of a passphrase in this browser, by its cookie."""
    check_open(request, "passphrases")
    _cookie_token(request)
    number = read_passphrase(body.words)
    token = None if number is None else await _unseal(request, await _derive(request, number))
    if token is None:
        raise problem(403, "passphrase-unknown")
    request.state.other_token = token
    return Response(status_code=204, headers={"Cache-Control": "no-store"})


def _cookie_token(request: ApiRequest) -> str:
    """Return the token in the client's cookie; raises Problem 422 for a program."""
    if request.principal.cookie is None:
        raise problem(422, "passphrase-browsers-only")
    return request.principal.cookie


async def _unseal(request: ApiRequest, key: SealKey) -> str | None:
    registry = request.registry
    found = await registry.executor.run(sealed_tokens.find_by_locator, registry.store, key.locator)
    return None if found is None else key.unseal(found.sealed, found.owner)


async def _derive(request: ApiRequest, number: int) -> SealKey:
    """Derive the key of a passphrase, one at a time."""
    async with request.app.state.derivations:
        return await request.registry.executor.run(derive_key, number)
