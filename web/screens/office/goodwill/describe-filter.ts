import { fill } from '../../../../domain/base/fill.ts';
import { formatChoice, formatDate, formatDateRange } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import type { GoodwillTexts, Run } from './goodwill-data.ts';

type Range = { from: string; to: string };

const daysIn =
  (language: Language) =>
  ({ from, to }: Range) =>
    from === to
      ? formatDate(localDate(from), language)
      : formatDateRange(localDate(from), localDate(to), language);

/** The filter in words, a line for each condition. */
export function describeFilter(
  { filter, museum }: Pick<Run, 'filter' | 'museum'>,
  texts: GoodwillTexts,
  language: Language,
): string[] {
  const daysOf = daysIn(language);
  const { valid, visits, bought, postalCodes, origins, languages } = filter;
  const { conditions } = texts;
  const named = (names: string[]) => formatChoice(names, language);
  return [
    fill(conditions.valid, daysOf(valid)),
    visits && fill(conditions[visits.kind], museum ?? texts.anyMuseum, daysOf(visits.days)),
    bought && fill(conditions.bought, daysOf(bought)),
    postalCodes.length > 0 && fill(conditions.postalCodes, named(postalCodes)),
    origins.length > 0 && named(origins.map((origin) => texts.originNames[origin])),
    languages.length > 0 && named(languages.map((each) => texts.languageNames[each])),
  ].filter((line) => typeof line === 'string');
}
