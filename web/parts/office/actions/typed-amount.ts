import { toDecimal } from '../../../../domain/base/cents.ts';
import type { Language } from '../../../../domain/base/language.ts';

/** “12,5” and “12.50 €” are 1250, as are “12,5 %”; null for anything else. */
export function hundredthsIn(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*[€%]?$/.exec(typed.trim());
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}

/** As typed: “12” or “12,50”, in English “12.50”. */
export function typedHundredths(amount: number, language: Language): string {
  return amount % 100 === 0 ? String(amount / 100) : typedDecimals(amount, language);
}

/** “12,00”, in English “12.00”: always readable by `hundredthsIn`. */
export function typedDecimals(amount: number, language: Language): string {
  const decimal = toDecimal(amount);
  return language === 'en' ? decimal : decimal.replace('.', ',');
}
