// Highlights the parts of the table that a lesson is about.

const MARK = "data-looked-at";

/** Whether an element is at the place or inside it: "plot-0" means all plots of seat 0. */
function isAt(element: Element, place: string): boolean {
  const name = element.getAttribute("data-place") ?? "";
  return name === place || name.startsWith(`${place}-`);
}

/** The outermost elements at these places. */
function partsAt(root: Element, places: readonly string[]): Element[] {
  const all = [...root.querySelectorAll("[data-place]")].filter((element) =>
    places.some((place) => isAt(element, place)),
  );
  return all.filter(
    (element) => !all.some((other) => other !== element && other.contains(element)),
  );
}

const MANY = 3;

/** Replaces many adjacent elements by their common parent. */
function together(parts: readonly Element[]): Element[] {
  const holders = parts.map((part) => {
    const mates = parts.filter((other) => other.parentElement === part.parentElement);
    return mates.length >= MANY && part.parentElement ? part.parentElement : part;
  });
  return [...new Set(holders)];
}

/** Scrolls as little as possible to show all elements, or at least the first. */
function bringIntoView(parts: readonly Element[]): void {
  for (const part of [...parts].reverse())
    part.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Highlights the elements at these places and scrolls to them, also those added later; returns a function that ends it. */
export function highlight(root: Element, places: readonly string[]): () => void {
  const mark = () => {
    const parts = together(partsAt(root, places));
    const hasNew = parts.some((part) => !part.hasAttribute(MARK));
    for (const part of parts) part.setAttribute(MARK, "");
    if (hasNew) bringIntoView(parts);
  };
  const observer = new MutationObserver(mark);
  observer.observe(root, { childList: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    for (const part of root.querySelectorAll(`[${MARK}]`)) part.removeAttribute(MARK);
  };
}
