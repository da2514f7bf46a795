// The price markers of the breweries: their heights, and animations for those that moved.
export type MarkerHeights = ReadonlyMap<string, number>;

const MARKERS = "[data-place] > * [data-marker]";

/** The height of every marker, from the top of its column. */
export function markerHeights(): MarkerHeights {
  const found = new Map<string, number>();
  for (const marker of document.querySelectorAll<HTMLElement>(MARKERS)) {
    const column = marker.closest<HTMLElement>("[data-place]");
    if (column) found.set(column.dataset.place ?? "", height(marker, column));
  }
  return found;
}

/** Holds the markers of a brewery where they were before; playing the animations moves them. */
export function slideFrom(brewery: number, before: MarkerHeights): Animation[] {
  const columns = document.querySelectorAll<HTMLElement>(`[data-place^="brewery-${brewery}-"]`);
  return [...columns].flatMap((column) => {
    const marker = column.querySelector<HTMLElement>("[data-marker]");
    const was = before.get(column.dataset.place ?? "");
    if (!marker || was === undefined) return [];
    const distance = was - height(marker, column);
    if (Math.abs(distance) < 1) return [];
    const slide = marker.animate(
      [{ transform: `translateY(${distance}px)` }, { transform: "none" }],
      { duration: 300, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)" },
    );
    slide.pause();
    return [slide];
  });
}

const height = (marker: HTMLElement, column: HTMLElement) => top(marker) - top(column);

/** The offset in the layout, which animations do not change. */
function top(element: HTMLElement): number {
  const { offsetParent, offsetTop } = element;
  return offsetTop + (offsetParent instanceof HTMLElement ? top(offsetParent) : 0);
}
