import type { LocalDate } from '../../domain/base/local-date.ts';
import type { CardValidity } from '../../domain/card/card-validity.ts';
import { findLedger } from '../card/card-queries.ts';
import { addLedgerEntry } from '../card/write-ledger.ts';
import type { Transaction } from '../db/database.ts';

type Move = { fromCardId: string; toCardId: string; today: LocalDate };

/** All the time of a card that has not begun goes to another card, once: the first is left with none. */
export async function moveTime(
  tx: Transaction,
  { fromCardId, toCardId, today }: Move,
): Promise<CardValidity> {
  const given = (await findLedger(tx, fromCardId)).filter(({ months, days }) => months + days > 0);
  let months = 0;
  let days = 0;
  for (const entry of given) {
    months += entry.months;
    days += entry.days;
    await addLedgerEntry(tx, fromCardId, {
      kind: 'refund',
      cause: `moved:${entry.cause}`,
      refunds: entry.cause,
      occurredOn: today,
      months: entry.months,
      days: entry.days,
    });
  }
  return addLedgerEntry(tx, toCardId, {
    kind: 'giftMerged',
    cause: `gift:${fromCardId}`,
    occurredOn: today,
    months,
    days,
  });
}
