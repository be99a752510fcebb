import type { CallOutput } from '../../../contract/call/controllers.ts';
import { cents } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatCount, formatDate, formatMoney, formatRate } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { texts as fi } from '../../texts/fi/parts/campaign-words.ts';

export type ShownCampaign = CallOutput<'BackOfficeController', 'getCampaigns'>['campaigns'][number];
type Texts = typeof fi;

export function givesWords(
  { kind, value }: ShownCampaign,
  texts: Texts,
  language: Language,
): string {
  if (kind === 'extraMonths') return fill(texts.gives[kind], value);
  const off =
    kind === 'amountOff' ? formatMoney(cents(value), language) : formatRate(value * 100, language);
  return fill(texts.gives[kind], off);
}

export function daysWords(campaign: ShownCampaign, texts: Texts, language: Language): string {
  const { validFrom, validUntil, isStopped } = campaign;
  const [from, until] = [validFrom, validUntil].map((day) => formatDate(localDate(day), language));
  return fill(isStopped ? texts.stopped : texts.days, from ?? '', until ?? '');
}

/** Used of the available count; without a limit only the count. */
function usedWords(campaign: ShownCampaign, texts: Texts, language: Language) {
  const { source, codeCount, useLimit, result } = campaign;
  const most = source === 'one' ? useLimit : codeCount;
  const used = formatCount(result.used, language);
  return most === null ? used : fill(texts.usedOf, used, formatCount(most, language));
}

/** Revenue and cost, by name. */
export function resultWords(
  campaign: ShownCampaign,
  texts: Texts,
  language: Language,
): [string, string][] {
  const { result, kind } = campaign;
  const cost: [string, string] =
    kind === 'extraMonths'
      ? [texts.months, formatCount(result.months, language)]
      : [texts.reduction, formatMoney(cents(result.reduction), language)];
  return [
    [texts.used, usedWords(campaign, texts, language)],
    [texts.sold, formatCount(result.sold, language)],
    [texts.revenue, formatMoney(cents(result.revenue), language)],
    cost,
  ];
}
