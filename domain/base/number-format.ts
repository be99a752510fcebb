import type { Language } from './language.ts';

/** Browsers have no Swedish of Finland; its number format is that of Sweden. */
const LOCALES: Record<Language, string> = { fi: 'fi', sv: 'sv', en: 'en-GB' };

const STYLES = {
  count: {},
  money: { style: 'currency', currency: 'EUR' },
  wholeMoney: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  share: { style: 'percent' },
  smallShare: { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 },
  rate: { style: 'percent', maximumFractionDigits: 2 },
  difference: {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'always',
  },
  kilometres: { maximumFractionDigits: 0 },
  fewKilometres: { maximumFractionDigits: 1 },
  kilobytes: { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 },
  megabytes: { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

const formatters = new Map<string, Intl.NumberFormat>();

/** Creating a formatter takes a thousand times as long as using it. */
export function numberFormat(language: Language, style: keyof typeof STYLES): Intl.NumberFormat {
  const key = `${language} ${style}`;
  const known = formatters.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(LOCALES[language], STYLES[style]);
  formatters.set(key, format);
  return format;
}
