import type { Language } from '../base/language.ts';

const NO_BREAK_SPACE = '\u00a0';

/** “5 000”, in English “5,000”. */
export function formatCount(count: number, language: Language): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, language === 'en' ? ',' : NO_BREAK_SPACE);
}

/** A limit in cents, without its cents where there are none: “5 000 €”, beside “79,00 €” in every language (decision 291). */
export function formatLimit(amount: number): string {
  const whole = formatCount(Math.floor(amount / 100), 'fi');
  const rest = amount % 100;
  const sum = rest === 0 ? whole : `${whole},${String(rest).padStart(2, '0')}`;
  return `${sum}${NO_BREAK_SPACE}€`;
}
