import type { CallOutput } from '../../../contract/controllers.ts';
import { cents } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { texts as fi } from '../../texts/fi/parts/campaign-words.ts';

export type ShownCampaign = CallOutput<'BackOfficeController', 'getCampaigns'>['campaigns'][number];
type Texts = typeof fi;

export function givesWords({ kind, value }: ShownCampaign, texts: Texts): string {
  return fill(texts.gives[kind], kind === 'amountOff' ? formatMoney(cents(value)) : value);
}

export function daysWords(campaign: ShownCampaign, texts: Texts): string {
  const { validFrom, validUntil, isStopped } = campaign;
  const [from, until] = [formatDate(localDate(validFrom)), formatDate(localDate(validUntil))];
  return fill(isStopped ? texts.stopped : texts.days, from, until);
}

/** How much of what there is was used; of a code without a limit only how often. */
function usedWords({ source, codeCount, useLimit, result }: ShownCampaign, texts: Texts) {
  const most = source === 'one' ? useLimit : codeCount;
  return most === null ? String(result.used) : fill(texts.usedOf, result.used, most);
}

/** What it brought and what it cost, by name. */
export function resultWords(campaign: ShownCampaign, texts: Texts): [string, string][] {
  const { result, kind } = campaign;
  const cost: [string, string] =
    kind === 'extraMonths'
      ? [texts.months, String(result.months)]
      : [texts.reduction, formatMoney(cents(result.reduction))];
  return [
    [texts.used, usedWords(campaign, texts)],
    [texts.sold, String(result.sold)],
    [texts.revenue, formatMoney(cents(result.revenue))],
    cost,
  ];
}
