import type { z } from 'zod';
import type { Language } from '../../domain/base/language.ts';
import { Refusal } from './refusal.ts';
import { refusalText } from './refusal-text.ts';

/** Refuses a wrong shape by naming the value, not by telling how our schemas work. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  params: unknown,
  language: Language,
): z.output<Schema> {
  const input = schema.safeParse(params ?? {});
  if (input.success) return input.data;
  const path = input.error.issues[0]?.path.join('.') || '-';
  throw new Refusal('INVALID_INPUT', refusalText('invalidValue', language, path));
}

/** A value given twice could be read differently by two readers, so nobody gets to choose. */
export function singleValues(query: unknown, language: Language): unknown {
  for (const [name, value] of Object.entries(query ?? {})) {
    if (!Array.isArray(value)) continue;
    throw new Refusal('INVALID_INPUT', refusalText('repeatedValue', language, name));
  }
  return query;
}
