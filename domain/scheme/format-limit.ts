import type { Language } from '../base/language.ts';

const NO_BREAK_SPACE = '\u00a0';

/** “5 000”, in English “5,000”. */
export function formatCount(count: number, language: Language): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, language === 'en' ? ',' : NO_BREAK_SPACE);
}

/** A limit in cents, without its cents where there are none: “400 €”, in English “€400”. */
export function formatLimit(amount: number, language: Language): string {
  const whole = formatCount(Math.floor(amount / 100), language);
  const rest = amount % 100;
  const point = language === 'en' ? '.' : ',';
  const sum = rest === 0 ? whole : `${whole}${point}${String(rest).padStart(2, '0')}`;
  return language === 'en' ? `€${sum}` : `${sum}${NO_BREAK_SPACE}€`;
}
