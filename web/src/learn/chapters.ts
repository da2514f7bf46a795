// The chapters of the tutorial in order, and which of them the player has finished.

export const CHAPTERS = [
  "estate",
  "sale",
  "order",
  "build",
  "deck",
  "palace",
  "cards",
  "expert",
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

const KEY = "tutorial";

export function isChapter(name: string): name is ChapterId {
  return CHAPTERS.some((chapter) => chapter === name);
}

export function chapterAfter(chapter: ChapterId): ChapterId | undefined {
  return CHAPTERS[CHAPTERS.indexOf(chapter) + 1];
}

/** The finished chapters, stored in the browser. */
export function doneChapters(): readonly ChapterId[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => isChapter(String(name))) : [];
  } catch {
    return [];
  }
}

export function markDone(chapter: ChapterId): void {
  try {
    const done = new Set([...doneChapters(), chapter]);
    localStorage.setItem(KEY, JSON.stringify([...done]));
  } catch {
    // Without storage the progress is forgotten.
  }
}
