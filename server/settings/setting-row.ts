import type { z } from 'zod';

export const MODES = ['development', 'production'] as const;
export type Mode = (typeof MODES)[number];

type Fallback = string | Record<Mode, string>;

export function setting<S extends z.ZodType<unknown, string>>(
  name: string,
  fallback: Fallback,
  schema: S,
  about: string,
  /** Public test credentials: anyone who knows them could forge a payment. */
  testValues: readonly string[] = [],
) {
  return { name, fallback, schema, about, testValues };
}
