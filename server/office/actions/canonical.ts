import { createHash } from 'node:crypto';

/** The same text for the same data, in whatever order its fields were written. */
export function canonical(data: unknown): string {
  return JSON.stringify(data, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

export const isSame = (one: unknown, other: unknown) => canonical(one) === canonical(other);

export function hashOf(data: unknown): string {
  return createHash('sha256').update(canonical(data)).digest('hex');
}
