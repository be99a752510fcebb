import { cents } from '../base/cents.ts';
import { formatMoney } from '../base/format.ts';
import type { PriceFact } from './price-plan.ts';

const NO_BREAK_SPACE = '\u00a0';

/** 1350 is “13,5 %”. */
export function formatRate(hundredths: number): string {
  return `${String(hundredths / 100).replace('.', ',')}${NO_BREAK_SPACE}%`;
}

export function formatAmount(fact: PriceFact, amount: number): string {
  return fact === 'vat' ? formatRate(amount) : formatMoney(cents(amount));
}

/** How much more or less, in per cent with one decimal: “+6,3 %”. */
export function formatDifference(before: number, after: number): string {
  const share = before === 0 ? 100 : ((after - before) / before) * 100;
  const sign = share < 0 ? '−' : '+';
  return `${sign}${Math.abs(share).toFixed(1).replace('.', ',')}${NO_BREAK_SPACE}%`;
}
