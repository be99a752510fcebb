import type { z } from 'zod';
import type { Language } from '../../domain/base/language.ts';
import { Refusal } from './refusal.ts';
import { refusalText } from './refusal-text.ts';

/** Rejects invalid input by naming the value, without exposing schema details. */
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

/** Query or form values: rejects a repeated value as ambiguous, and NUL, which no database text can hold. */
export function singleValues(fields: unknown, language: Language): unknown {
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (Array.isArray(value)) {
      throw new Refusal('INVALID_INPUT', refusalText('repeatedValue', language, name));
    }
    if (String(value).includes('\0') || name.includes('\0')) {
      throw new Refusal('INVALID_INPUT', refusalText('invalidInput', language));
    }
  }
  return fields;
}
