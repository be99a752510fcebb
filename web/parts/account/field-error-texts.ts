import { fill } from '../../../domain/base/fill.ts';
import type { FieldError } from '../../../domain/person/field-error.ts';

type Words = { field: Record<string, string>; error: Record<string, string> };

/** Error text of a field: {0} is its label, {1} onwards its numbers. */
function fieldErrorText({ field, code, args }: FieldError, texts: Words): string {
  return fill(texts.error[code] ?? code, texts.field[field] ?? field, ...args.map(String));
}

/** The first error text of each field. */
export function fieldErrorTexts<Name extends string>(
  faults: FieldError[],
  texts: Words,
): Partial<Record<Name, string>> {
  const found: Record<string, string> = {};
  for (const fault of faults) found[fault.field] ??= fieldErrorText(fault, texts);
  return found as Partial<Record<Name, string>>;
}
