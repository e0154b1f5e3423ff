"""A player who knows a page by its accessibility tree alone, and acts by keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

ACTIONS = frozenset(
    {"button", "link", "menuitem", "radio", "checkbox", "switch", "tab", "DisclosureTriangle"}
)
"""Roles of elements that something can be done with."""


@dataclass(frozen=True)
class TreeNode:
    """A node of the accessibility tree: what a screen reader says, and the element behind it."""

    role: str
    name: str
    element: int
    disabled: bool
    expanded: bool


class TreePlayer:
    """The page as its accessibility tree tells it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.browser = page.context.new_cdp_session(page)
        self.browser.send("DOM.enable")
        self.browser.send("Accessibility.enable")

    def nodes(self) -> list[TreeNode]:
        """Return all nodes that are told, in the order of the page."""
        found: Any = self.browser.send("Accessibility.getFullAXTree")["nodes"]
        return [_node(node) for node in found if not node["ignored"] and "backendDOMNodeId" in node]

    def actions(self) -> list[TreeNode]:
        """Return the elements that something can be done with; each of them has a name."""
        found = [node for node in self.nodes() if node.role in ACTIONS]
        nameless = [node for node in found if not node.name.strip()]
        assert not nameless, f"without a name: {[self.source(node) for node in nameless]}"
        return [node for node in found if not node.disabled]

    def named(self, name: str, *roles: str) -> Iterator[TreeNode]:
        """Yield the elements of this name that something can be done with."""
        wanted = " ".join(name.split())
        for node in self.actions():
            if " ".join(node.name.split()) == wanted and (not roles or node.role in roles):
                yield node

    def said(self, role: str) -> list[str]:
        """Return the names of all nodes of a role, or what is written in them."""
        return [node.name for node in self.nodes() if node.role == role]

    def act(self, name: str) -> None:
        """Go to the element of this name, opening what is folded up if need be, and press Enter."""
        target = next(self.named(name), None) or self._unfold(name)
        self.activate(target)

    def _unfold(self, name: str) -> TreeNode:
        for folded in [node for node in self.actions() if node.role == "DisclosureTriangle"]:
            if not folded.expanded:
                self.activate(folded)
                if (target := next(self.named(name), None)) is not None:
                    return target
        raise AssertionError(f"{name!r} is not among {[node.name for node in self.actions()]}")

    def activate(self, node: TreeNode) -> None:
        """Move the focus to a node, as a screen reader does, and press Enter."""
        self.browser.send("DOM.focus", {"backendNodeId": node.element})
        self.page.keyboard.press("Enter")

    def source(self, node: TreeNode) -> str:
        """Return the HTML of a node."""
        html: str = self.browser.send("DOM.getOuterHTML", {"backendNodeId": node.element})["outerHTML"]
        return html[:120]


def _node(node: dict[str, Any]) -> TreeNode:
    properties = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    return TreeNode(
        role=node["role"]["value"],
        name=str(node.get("name", {}).get("value", "")),
        element=node["backendDOMNodeId"],
        disabled=bool(properties.get("disabled")),
        expanded=bool(properties.get("expanded")),
    )
