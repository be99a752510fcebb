import { fromEuros } from '../../domain/base/cents.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDate, formatDifference, formatMoney, formatRate } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import { localDate } from '../../domain/base/local-date.ts';
import type { ActionValue } from '../office/action.ts';

/** A text key, and the values for its placeholders. */
export const say = <Key extends string>(key: Key, ...values: ActionValue[]) => ({ key, values });

/** A phrase of a preview or a refusal, in the language of the texts. */
export function actionText(
  texts: Record<string, string>,
  { key, values }: { key: string; values: ActionValue[] },
  language: Language,
): string {
  return fill(texts[key] ?? key, ...values.map((value) => shown(value, language)));
}

function shown(value: ActionValue, language: Language): string | number {
  if (typeof value !== 'object') return value;
  if ('day' in value) return formatDate(localDate(value.day), language);
  if ('euros' in value) return formatMoney(fromEuros(value.euros), language);
  if ('rate' in value) return formatRate(value.rate, language);
  return formatDifference(...value.difference, language);
}
