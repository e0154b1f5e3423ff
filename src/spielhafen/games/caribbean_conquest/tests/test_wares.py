"""The shop: reasons, the purse, what a buyer has, and the order of the wares."""

from spielhafen.core.game import Game
from spielhafen.games.caribbean_conquest.tests.example_tables import seen
from spielhafen.i18n import Translator


def test_the_shop_says_why_something_cannot_be_bought(conquest: Game) -> None:
    scene = seen(conquest, "gold 3 0\ncards cutlasses / -\nturn A\nnext Market(A)")
    why = {card.id: card.barred for zone in scene.zones for card in zone.cards}

    assert {name for name, reason in why.items() if reason is None} == {
        "shop/crew",
        "shop/cannonball",
        "shop/spyglass",
    }
    dear = {card.id for zone in scene.zones for card in zone.cards if "dear" in card.flags}
    assert "shop/pistols" in dear
    assert "shop/cutlasses" not in dear, "they are there already"


def test_a_buyer_sees_their_gold_what_they_have_and_what_is_left_after_a_purchase(conquest: Game) -> None:
    lines = "groups G9=1s2c C5=1s / C9=1s\npoints C5 / -\ngold 7 0\nballs 3 0\ncards cutlasses / -\nturn A\n"
    scene = seen(conquest, f"{lines}next Market(A)")
    (shop,) = (zone for zone in scene.zones if zone.kind == "shop")
    have = {card.id.removeprefix("shop/"): card.count for card in shop.cards if card.count}
    offers = {offer.move: offer for offer in scene.offers}

    assert shop.purse is not None
    assert dict(shop.purse.args) == {"gold": 7}
    assert have == {"ship": 2, "crew": 2, "cannonball": 3, "cutlasses": 1}
    note = shop.cards[0].note
    assert note is not None
    assert Translator("en", conquest).translate(note) == "You have 2. Comes to one of your harbours."
    assert [card.id for card in shop.cards if "owned" in card.flags] == ["shop/cutlasses"]
    hint = offers["buy pistols"].hint
    assert hint is not None
    assert Translator("en", conquest).translate(hint) == "+2 in melees. 1 gold is left."
    assert all(offer.quick for offer in scene.offers if offer.touches)


def test_wares_of_one_group_stand_together_and_a_closed_shop_has_no_purse(conquest: Game) -> None:
    scene = seen(conquest, "gold 1 0\ngroups G9=1s / C9=1s\nturn A\nnext Manoeuvres(A)")
    (shop,) = (zone for zone in scene.zones if zone.kind == "shop")
    groups = [str(card.group.args["group"]) for card in shop.cards if card.group]

    assert list(dict.fromkeys(groups)) == ["figures", "melee", "guns"]
    assert groups == sorted(groups, key="figures melee guns".index)
    assert len(groups) == len(shop.cards)
    assert shop.purse is None
    assert not any(card.count for card in shop.cards)
