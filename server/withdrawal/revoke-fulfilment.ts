import type { LocalDate } from '../../domain/base/local-date.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { LedgerEntry } from '../../domain/card/ledger-entry.ts';
import { movedUnder } from '../../domain/card/moved-time.ts';
import { lockCard } from '../card/card-queries.ts';
import { takeBackCodes } from '../card/claimable-card-queries.ts';
import { findCardOfCause, findLedger } from '../card/ledger-queries.ts';
import { cancelUnpostedPlastic, cancelUselessPlastic } from '../card/plastic-order-queries.ts';
import { addLedgerEntry, wholeEntry } from '../card/write-ledger.ts';
import type { Transaction } from '../db/database.ts';
import { endContracts } from '../instalment/contract-queries.ts';
import type { BoughtThing } from './withdrawal-queries.ts';

type Revoked = { paymentId: string; things: BoughtThing[]; now: number };

/** Revokes what a payment fulfilled, as far as `things` go: validity, codes, plastic cards and charges. */
export async function revokeFulfilment(
  tx: Transaction,
  { paymentId, things, now }: Revoked,
): Promise<void> {
  const cardIds = things.flatMap(({ cardId }) => cardId ?? []);
  const today = helsinkiDay(now);
  await endContracts(tx, { orderIds: things.map(({ orderId }) => orderId), now });
  await takeBackCodes(tx, cardIds, now);
  await cancelUnpostedPlastic(tx, { cardIds, cause: `payment:${paymentId}`, now });
  for (const cardId of cardIds) {
    const ledger = await findLedger(tx, cardId);
    for (const entry of reversalEntries(ledger, { paymentId, today })) {
      await addLedgerEntry(tx, cardId, entry);
      await followTime(tx, { cardId, ledger, entry });
    }
  }
  await cancelUselessPlastic(tx, { cardIds, today, now });
}

/** Ledger causes that a settled payment writes. */
export function causesOf(paymentId: string): string[] {
  return [`payment:${paymentId}`, `campaign:${paymentId}`];
}

/** Reverses the payment entry by entry; days that were valid until now stay so. */
export function reversalEntries(
  ledger: LedgerEntry[],
  { paymentId, today }: { paymentId: string; today: LocalDate },
): LedgerEntry[] {
  const causes = causesOf(paymentId);
  return ledger
    .filter(({ cause }) => causes.includes(cause))
    .map(({ cause, months, days }) =>
      wholeEntry({
        kind: 'refund',
        cause: `withdrawn:${cause}`,
        refunds: cause,
        occurredOn: today,
        months,
        days,
      }),
    );
}

type MovedTime = { cardId: string; ledger: LedgerEntry[]; entry: LedgerEntry };

/**
 * Time may have been added to a second card and a third: each records the reversal, so that a staff undo does not
 * restore it.
 */
async function followTime(tx: Transaction, { cardId, ledger, entry }: MovedTime): Promise<void> {
  const first = entry.refunds ?? '';
  let at = { cardId, ledger, cause: first };
  for (;;) {
    const cause = movedUnder(at.ledger, at.cardId, at.cause);
    const next = cause && (await findCardOfCause(tx, cause));
    if (!next) return;
    await lockCard(tx, next);
    at = { cardId: next, ledger: await findLedger(tx, next), cause };
    // Two gifts of one payment may have been added to one card.
    const own = `withdrawn:${cardId}:${first}`;
    await addLedgerEntry(tx, next, { ...entry, cause: own, refunds: cause });
  }
}
