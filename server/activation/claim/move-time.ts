import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { CardValidity } from '../../../domain/card/card-validity.ts';
import { addedByCode, movedTime } from '../../../domain/card/moved-time.ts';
import { findLedger } from '../../card/ledger-queries.ts';
import { addLedgerEntry } from '../../card/write-ledger.ts';
import type { Transaction } from '../../db/database.ts';

type Move = { fromCardId: string; toCardId: string; today: LocalDate };

/** Moves all time of a card that has not begun to another card, once; the first keeps none. */
export async function moveTime(
  tx: Transaction,
  { fromCardId, toCardId, today }: Move,
): Promise<CardValidity> {
  const { taken, given } = movedTime(await findLedger(tx, fromCardId), {
    today,
    ...addedByCode(fromCardId),
  });
  for (const entry of taken) await addLedgerEntry(tx, fromCardId, entry);
  return addLedgerEntry(tx, toCardId, given);
}
