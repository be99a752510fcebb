import type { z } from 'zod';
import type { Language } from '../../domain/base/language.ts';
import { Problem } from '../platform/problem.ts';
import { refusalText } from '../platform/refusal-text.ts';

/** Names every wrong value to the program that sent it, and the first one to the person who reads its log. */
export function parseTillBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  language: Language,
): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, code }) => ({
    pointer: path.map((part) => `/${escaped(String(part))}`).join(''),
    code,
  }));
  const first = parsed.error.issues[0]?.path.join('.') || '-';
  throw new Problem('invalid-request', {
    detail: refusalText('invalidValue', language, first),
    errors,
  });
}

/** RFC 6901. */
function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
