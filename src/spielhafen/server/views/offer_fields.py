"""The fields of answers that name a move and show it on the table."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from spielhafen.core.scene import Offer
from spielhafen.core.text import dump_text


def offer_fields(offer: Offer | None) -> dict[str, Any]:
    """Return the fields of an `OfferedMove` besides the move; none if it is not offered."""
    if offer is None:
        return {}
    return {
        "label": dump_text(offer.label),
        "touches": list(offer.touches) or UNSET,
        "together": list(offer.together) or UNSET,
        "at": UNSET if offer.at is None else offer.at,
        "carries": offer.carries or UNSET,
    }
