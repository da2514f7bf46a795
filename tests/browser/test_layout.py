"""Nothing of a screen lies over something else, and what is to be touched can be hit and seen."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.hands import Mouse
from tests.browser.tables import ask, come, table
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.untraced

TARGET = 44
"""Pixels that a finger needs."""
SLOW = pytest.mark.slow
LYING_PHONES = [(740, 360), (844, 390), (640, 400)]
"""Phones on their side, and a screen at twice its size."""
LOW_PHONES = [(390, 664), (375, 667)]
"""What is left of a phone's screen between the bars of its browser, and a small phone."""


def phone(visit: Visit, size: tuple[int, int], **settings: object) -> Visitor:
    """Return somebody with a phone."""
    width, height = size
    viewport = {"width": width, "height": height}
    return visit(viewport=viewport, has_touch=True, is_mobile=True, **settings)


def box(part: Locator) -> FloatRect:
    """Return where a part of the screen is."""
    found = part.bounding_box()
    assert found is not None, f"not on the screen: {part}"
    return found


def rows(hands: Mouse) -> list[tuple[str, Locator]]:
    """Return what lies below each other on a phone, from top to bottom."""
    estate = hands.page.get_by_role("region", name="Your estate")
    return [
        ("breweries", hands.page.get_by_role("region", name="Breweries", exact=True)),
        ("sale", hands.sale),
        ("plots", estate.get_by_role("list").first),
        ("hand", hands.page.get_by_role("list", name="Hand")),
        ("deck", hands.page.get_by_role("region", name="Deck")),
        ("buttons", hands.page.get_by_role("group", name="Your turn")),
    ]


def assert_in_order(hands: Mouse) -> None:
    """See that no row reaches into the next one, and that plots are large enough to touch."""
    boxes = [(name, box(part)) for name, part in rows(hands)]
    for (name, upper), (next_name, lower) in pairwise(boxes):
        assert upper["y"] + upper["height"] <= lower["y"], f"{name} over {next_name}"
    estate = hands.page.get_by_role("region", name="Your estate")
    goods, hand = box(estate.get_by_role("list", name="Goods")), box(rows(hands)[3][1])
    assert goods["y"] + goods["height"] <= hand["y"], "goods over the hand"
    plot = box(hands.page.locator('[data-place="plot-0-1"]'))
    assert min(plot["width"], plot["height"]) >= TARGET


@pytest.mark.parametrize("size", LOW_PHONES)
def test_on_a_low_phone_nothing_lies_over_another_part(visit: Visit, size: tuple[int, int]) -> None:
    ada = phone(visit, size)
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward', 'steward'], seed='phone')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    for _ in range(4):
        assert_in_order(hands)
        hands.touch()


def test_on_the_narrowest_phone_a_sale_needs_one_line(visit: Visit) -> None:
    ada = phone(visit, (360, 740))
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward', 'steward'], seed='phone')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    before = box(hands.sale)["height"]
    hands.touch()

    assert box(hands.sale)["height"] == before
    less = hands.sale.get_by_role("button", name="Sell one less").first
    assert box(less)["width"] >= TARGET


@pytest.mark.parametrize("language", [pytest.param("en", marks=SLOW), "de"])
def test_the_letter_of_a_demand_space_stands_inside_its_ring(visit: Visit, language: str) -> None:
    ada = visit(viewport={"width": 360, "height": 640}, locale=language)
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward'] * 4, seed='phone')}")
    ada.page.locator(".hole b").first.wait_for()
    on_phone = letters_outside(ada)
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.page.locator('[data-place="brewery-5"]').wait_for()

    assert on_phone == []
    assert letters_outside(ada) == []


def letters_outside(visitor: Visitor) -> list[str]:
    """Return the letters of demand spaces that touch the ring, or are off its middle."""
    found: list[str] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.hole:has(b)')].flatMap((hole) => {
            const range = document.createRange();
            range.selectNodeContents(hole.querySelector('b'));
            const [ring, letter] = [hole.getBoundingClientRect(), range.getBoundingClientRect()];
            const room = ring.width / 2 - hole.clientLeft;
            const across = (letter.left + letter.right - ring.left - ring.right) / 2;
            const down = (letter.top + letter.bottom - ring.top - ring.bottom) / 2;
            // A capital is two thirds as high as its font.
            const capital = parseFloat(getComputedStyle(hole.querySelector('b')).fontSize) * 0.66;
            const reach = Math.hypot(letter.width / 2, capital / 2);
            const isFine = reach <= room && Math.hypot(across, down) <= 1;
            return isFine ? [] : [`${hole.textContent} ${reach} > ${room}, ${across}, ${down}`];
        })"""
    )
    return found


@pytest.mark.parametrize(
    "players", [*(pytest.param(players, marks=SLOW) for players in (2, 3, 4)), 5]
)
def test_who_watches_sees_all_plots_of_everybody(visit: Visit, players: int) -> None:
    ada, bo, wes = visit(), visit(), visit()
    for visitor, name in ((ada, "Ada"), (bo, "Bo"), (wes, "Wes")):
        come(visitor, name)
    id = table(ada, [bo, *["steward"] * (players - 2)], seed="watched")
    invitation = ask(ada, "GET", f"/api/tables/{id}")["table"]["invitation"]
    wes.goto(f"/table/{id}?invitation={invitation}")
    boards = wes.page.locator(".boards")
    boards.wait_for()
    room = box(boards)
    plots = [box(plots) for plots in boards.locator(".plots").all()]

    assert len(plots) == players
    assert all(one["y"] + one["height"] <= room["y"] + room["height"] for one in plots)
    assert all(one["x"] + one["width"] <= room["x"] + room["width"] for one in plots)
    assert room["y"] + room["height"] <= 800


@pytest.mark.parametrize(
    "size", [LYING_PHONES[0], *(pytest.param(size, marks=SLOW) for size in LYING_PHONES[1:])]
)
def test_on_a_phone_on_its_side_estate_hand_and_buttons_are_in_sight(
    visit: Visit, size: tuple[int, int]
) -> None:
    ada = phone(visit, size)
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward'] * 4, seed='phone')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    _, sale, plots, hand, _, buttons = (part for _, part in rows(hands))
    for _ in range(4):
        for part in (sale, plots, hand, buttons):
            expect(part).to_be_in_viewport(ratio=1)
        assert box(sale)["x"] + box(sale)["width"] <= box(plots)["x"]
        assert box(plots)["y"] + box(plots)["height"] <= box(hand)["y"]
        assert box(hand)["y"] + box(hand)["height"] <= box(buttons)["y"]
        plot = box(ada.page.locator('[data-place="plot-0-1"]'))
        assert min(plot["width"], plot["height"]) >= TARGET
        hands.touch()


def test_where_a_card_is_chosen_the_plots_come_into_sight(visit: Visit) -> None:
    # So low that the estate and the hand do not find room together.
    ada = phone(visit, (740, 280))
    come(ada, "Ada")
    ada.goto(f"/table/{table(ada, ['steward'], seed='phone')}")
    hands = Mouse(ada)
    hands.wait_for_turn()
    while "Finish building" not in hands.main.inner_text():
        hands.touch()
    ada.page.get_by_role("region", name="Deck").scroll_into_view_if_needed()
    estate = ada.page.get_by_role("region", name="Your estate")
    expect(estate).not_to_be_in_viewport(ratio=1)
    hand = ada.page.get_by_role("list", name="Hand")
    hand.get_by_role("button", name=re.compile("^(?!.*can’t afford)")).first.click()

    expect(estate.get_by_role("list").first).to_be_in_viewport(ratio=1)


def test_in_a_lesson_on_a_phone_the_ring_around_a_brewery_is_whole(visit: Visit) -> None:
    bo = phone(visit, (360, 640))
    bo.goto("/tutorial/estate")
    marked = bo.page.locator(".brewery[data-looked-at]")
    while not marked.count():
        bo.button("Continue").click()
        bo.page.wait_for_timeout(200)
    ring, row = marked.evaluate(
        """(part) => {
            const style = getComputedStyle(part);
            const out = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
            const edges = (one, more) => [
                one.top - more, -one.right - more, -one.bottom - more, one.left - more
            ];
            const row = part.closest('.breweries').getBoundingClientRect();
            return [edges(part.getBoundingClientRect(), out), edges(row, 0)];
        }"""
    )

    assert all(inner >= outer for inner, outer in zip(ring, row, strict=True))


def test_in_a_lesson_on_a_phone_a_caption_lies_over_no_coach(visit: Visit) -> None:
    bo = phone(visit, (360, 640), reduced_motion="no-preference")
    bo.goto("/tutorial/estate")
    bo.page.locator('[data-step="1"]').wait_for()
    while not bo.page.locator('[data-step="end"]').count():
        step = bo.button(re.compile("^(Continue|Show me)$"))
        if step.count() and step.is_enabled():
            step.click()
        bo.page.wait_for_timeout(50)
    gap = bo.page.wait_for_function(
        """() => {
            const caption = document.querySelector('.caption');
            const coach = document.querySelector('[data-step="end"]');
            if (!caption || !coach) return null;
            const below = coach.getBoundingClientRect().bottom;
            return { height: caption.getBoundingClientRect().top - below };
        }"""
    ).json_value()

    assert gap["height"] >= 0


@pytest.mark.slow
def test_in_a_replay_for_five_no_number_lies_under_a_picture(visit: Visit) -> None:
    ada = visit()
    come(ada, "Ada")
    id = table(ada, ["steward"] * 4, seed="replay")
    ask(ada, "POST", f"/api/tables/{id}/resign")
    ada.goto(f"/table/{id}")
    hands = Mouse(ada)
    hands.wait_until(lambda: hands.is_over)
    # After the first harvest everybody holds all three goods.
    ada.goto(f"/replay/{id}/0")
    ada.page.get_by_role("slider", name="Moment in the game").wait_for()

    assert overlaps(ada, '[data-place^="goods-"]', ".space", inside=".chip") == []
    assert overlaps(ada, ".value", "[data-marker]", inside=".space") == []


def overlaps(visitor: Visitor, one: str, other: str, *, inside: str) -> list[str]:
    """Return what lies over each other in any part of a kind, by the words that are on it."""
    found: list[str] = visitor.page.evaluate(
        """([one, other, inside]) => {
            const box = (part) => {
                const range = document.createRange();
                range.selectNodeContents(part);
                return range.getBoundingClientRect();
            };
            const meet = (a, b) =>
                a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
            return [...document.querySelectorAll(inside)].flatMap((holder) =>
                [...holder.querySelectorAll(one)].flatMap((a) =>
                    [...holder.querySelectorAll(other)]
                        .filter((b) => a.textContent.trim() && meet(box(a), box(b)))
                        .map(() => holder.textContent.trim()),
                ),
            );
        }""",
        [one, other, inside],
    )
    return found
