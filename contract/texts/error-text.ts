import { fill } from '../../domain/base/fill.ts';
import type { FieldError } from '../../domain/person/field-error.ts';
import type { texts as fi } from './fi/validation.ts';

export type ValidationTexts = typeof fi;

/** Sentence for a form error: {0} is the label of its field, {1} the number in its rule. */
export function errorText({ field, code, args }: FieldError, texts: ValidationTexts): string {
  // The generic text is the fallback for rules without their own text.
  const text = texts.error[code] ?? texts.error.invalid;
  return fill(text, labelOf(field, texts), ...args);
}

function labelOf(field: string, { field: labels }: ValidationTexts): string {
  // A form with several recipients numbers their fields.
  const name = field.replace(/-\d+$/, '');
  return Object.hasOwn(labels, name) ? labels[name as keyof typeof labels] : field;
}
