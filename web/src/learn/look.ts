// Marks the parts of the table that a lesson speaks of.

const MARK = "data-looked-at";

/** Whether a part is the place, or lies in it: "plot-0" means all plots of seat 0. */
function isAt(element: Element, place: string): boolean {
  const name = element.getAttribute("data-place") ?? "";
  return name === place || name.startsWith(`${place}-`);
}

/** Marks the outermost parts of these places, and brings the first into sight; the answer unmarks them. */
export function lookAt(places: readonly string[]): () => void {
  const all = [...document.querySelectorAll("[data-place]")].filter((element) =>
    places.some((place) => isAt(element, place)),
  );
  const found = all.filter((element) => !all.some((other) => other !== element && other.contains(element)));
  for (const element of found) element.setAttribute(MARK, "");
  found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return () => {
    for (const element of found) element.removeAttribute(MARK);
  };
}
