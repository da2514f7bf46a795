// Telling what has changed: a new value that keeps every part of the old one that is the same.

/** The new value, made of the old one's parts where they are equal, so that nothing is drawn again for them. */
export function shared<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const parts: unknown[] = after.map((part, index) => shared(before[index], part));
    const isSame = parts.length === before.length && parts.every((part, at) => part === before[at]);
    return (isSame ? before : parts) as T;
  }
  if (isRecord(before) && isRecord(after)) {
    const parts = Object.entries(after).map(([key, part]) => [key, shared(before[key], part)]);
    const isSame =
      parts.length === Object.keys(before).length &&
      parts.every(
        ([key, part]) => Object.hasOwn(before, key as string) && part === before[key as string],
      );
    return (isSame ? before : Object.fromEntries(parts)) as T;
  }
  return after;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
