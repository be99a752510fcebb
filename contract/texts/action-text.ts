import { fromEuros } from '../../domain/base/cents.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../domain/base/format.ts';
import { localDate } from '../../domain/base/local-date.ts';
import type { ActionValue } from '../office-action.ts';

/** One phrase of a preview, or a refusal, in the language of the texts. */
export function actionText(
  texts: Record<string, string>,
  { key, values }: { key: string; values: ActionValue[] },
): string {
  return fill(texts[key] ?? key, ...values.map(shown));
}

function shown(value: ActionValue): string | number {
  if (typeof value !== 'object') return value;
  return 'day' in value ? formatDate(localDate(value.day)) : formatMoney(fromEuros(value.euros));
}
