// Structural sharing: a new value that reuses every equal part of the old one.

/** The new value, with all equal parts taken from the old one, so that they are not rendered again. */
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
