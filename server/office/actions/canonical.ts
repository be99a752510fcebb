import { createHash } from 'node:crypto';

/** Serialises equal data to equal text, whatever the key order. */
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
