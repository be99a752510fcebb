import { fill } from '../../domain/base/fill.ts';
import { formatDate } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Step } from '../../domain/card/card-validity.ts';
import type { Time } from '../../domain/card/validity-period.ts';
import type { texts as fi } from './fi/ledger.ts';

export type LedgerTexts = typeof fi;

/** One step of a card's validity for its holder: the event and its effect on the last day. */
export function ledgerText(
  { entry, effect, time, validUntil }: Step,
  texts: LedgerTexts,
  language: Language,
): string {
  const happened = fill(texts.happened[entry.kind], formatDate(entry.occurredOn, language));
  const told = effect === 'shortens' && !validUntil ? 'cancels' : effect;
  const lastDay = validUntil ? formatDate(validUntil, language) : '';
  return `${happened} ${fill(texts.effect[told], amountOf(time, texts), lastDay)}`;
}

function amountOf({ months, days }: Time, texts: LedgerTexts): string {
  const parts = [
    months > 0 && fill(texts.months, months),
    days > 0 && fill(texts.days, days),
  ].filter((part) => part !== false);
  return parts.length === 2 ? fill(texts.and, ...parts) : (parts[0] ?? '');
}
