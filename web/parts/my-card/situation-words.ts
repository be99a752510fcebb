import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { Situation } from '../../../domain/my-card/situation.ts';
import type { MyCardTexts, OwnCard } from './my-card-data.ts';

export function headingOf(
  situation: Situation,
  { firstName, dueCount }: { firstName: string; dueCount: number },
  texts: MyCardTexts,
  language: Language,
): string {
  const { ended, endsSoon } = texts.situation;
  switch (situation.name) {
    case 'onHold':
    case 'unpaid':
      return unpaidSentence(dueCount, situation.name, texts);
    case 'ended':
      return fill(ended.heading, formatDate(situation.endedOn, language));
    case 'endsSoon':
      if (situation.daysLeft === 1) return endsSoon.lastDay;
      return fill(endsSoon.heading, situation.daysLeft, firstName);
    case 'blocked':
    case 'refunded':
      return fill(texts.hello[situation.name], firstName);
    default:
      return fill(texts.hello.valid, firstName);
  }
}

/** "Three instalments are unpaid." May be 0 between two refreshes: then it says one. */
export function unpaidSentence(
  dueCount: number,
  state: 'onHold' | 'unpaid',
  { countWords, unpaid }: Pick<MyCardTexts, 'countWords' | 'unpaid'>,
): string {
  const count = Math.max(1, dueCount);
  return fill(unpaid[state], countWords[count - 1] ?? count, count);
}

export function leadOf(
  situation: Situation,
  card: OwnCard,
  texts: MyCardTexts,
  language: Language,
): string | null {
  const { onHold, ended } = texts.situation;
  switch (situation.name) {
    case 'onHold':
      return onHold.lead;
    case 'unpaid':
      return card.stopsOn && situation.allowsEntry
        ? fill(texts.unpaid.body, formatDate(localDate(card.stopsOn), language))
        : null;
    case 'refunded':
      return texts.validity.refundedBody;
    case 'ended':
      if (card.visitCount === 0) return ended.leadNoVisits;
      return fill(ended.lead, card.visitCount);
    default:
      return null;
  }
}

export function stampOf(
  { name }: Situation,
  { situation, validity }: MyCardTexts,
): string | undefined {
  if (name === 'ended') return situation.ended.stamp;
  if (name === 'onHold') return situation.onHold.stamp;
  return name === 'blocked' || name === 'refunded' ? validity[name] : undefined;
}
