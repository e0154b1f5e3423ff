"""Strongly connected components of a graph: states between which play can go in circles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def strongly_connected(following: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """Yield the components of a graph that begins at 0, each after all that follow it.

    After Tarjan (1972).

    following: the numbers of the nodes that follow each node.
    """
    order: dict[int, int] = {}
    lowest: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    pending = [(0, iter(following[0]))]
    while pending:
        node, rest = pending[-1]
        if node not in order:
            order[node] = lowest[node] = len(order)
            stack.append(node)
            on_stack.add(node)
        for child in rest:
            if child not in order:
                pending.append((child, iter(following[child])))
                break
            if child in on_stack:
                lowest[node] = min(lowest[node], order[child])
        else:
            pending.pop()
            if pending:
                parent = pending[-1][0]
                lowest[parent] = min(lowest[parent], lowest[node])
            if lowest[node] == order[node]:
                component = stack[_place(stack, node) :]
                del stack[len(stack) - len(component) :]
                on_stack.difference_update(component)
                yield component


def _place(stack: Sequence[int], node: int) -> int:
    """Return where a node is on the stack, looked for from the top."""
    place = len(stack) - 1
    while stack[place] != node:
        place -= 1
    return place
