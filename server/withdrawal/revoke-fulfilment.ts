import type { LocalDate } from '../../domain/base/local-date.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { LedgerEntry } from '../../domain/card/ledger-entry.ts';
import { findLedger } from '../card/card-queries.ts';
import { addLedgerEntry, wholeEntry } from '../card/write-ledger.ts';
import type { Transaction } from '../db/database.ts';
import { endContracts, revokeCards } from './withdraw-queries.ts';
import type { BoughtThing } from './withdrawal-queries.ts';

type Revoked = { paymentId: string; things: BoughtThing[]; now: number };

/** What a payment brought about and nobody has made theirs ends: time, codes, plastic cards and charges. */
export async function revokeFulfilment(
  tx: Transaction,
  { paymentId, things, now }: Revoked,
): Promise<void> {
  const cardIds = things.flatMap(({ cardId }) => cardId ?? []);
  await endContracts(tx, { orderIds: things.map(({ orderId }) => orderId), now });
  await revokeCards(tx, { cardIds, cause: `payment:${paymentId}`, now });
  for (const cardId of cardIds) {
    const ledger = await findLedger(tx, cardId);
    for (const entry of reversalEntries(ledger, { paymentId, today: helsinkiDay(now) })) {
      await addLedgerEntry(tx, cardId, entry);
    }
  }
}

/** What a settled payment writes into a ledger. */
export function causesOf(paymentId: string): string[] {
  return [`payment:${paymentId}`, `campaign:${paymentId}`];
}

/** What the payment gave is taken back, entry by entry; days that were valid stay so. */
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
