"""Elements of HTML and SVG as values, so that what is written is well formed and escaped."""

from collections.abc import Iterable
from xml.etree.ElementTree import Element, tostring

Node = Element | str


def tag(name: str, /, *inside: Node, **attributes: str | float) -> Element:
    """Return an element; `class_` is the attribute `class`, and `stroke_width` has a hyphen."""
    element = Element(name)
    for key, value in attributes.items():
        text = f"{value:g}" if isinstance(value, float) else str(value)
        element.set(key.rstrip("_").replace("_", "-"), text)
    return fill(element, inside)


def fill(element: Element, inside: Iterable[Node]) -> Element:
    """Return the element with these put into it, at its end."""
    for node in inside:
        if isinstance(node, Element):
            element.append(node)
        elif len(element):
            element[-1].tail = (element[-1].tail or "") + node
        else:
            element.text = (element.text or "") + node
    return element


def document(root: Element) -> str:
    """Return a whole page as text."""
    return "<!DOCTYPE html>\n" + tostring(root, encoding="unicode", method="html") + "\n"
