import { cents } from '../base/cents.ts';
import { formatMoney, formatRate } from '../base/format.ts';
import type { Language } from '../base/language.ts';
import type { PriceFact } from './price-plan.ts';

export function formatAmount(fact: PriceFact, amount: number, language: Language): string {
  return fact === 'vat' ? formatRate(amount, language) : formatMoney(cents(amount), language);
}
