import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Transaction } from '../db/database.ts';
import type { Deps } from '../platform/context.ts';
import { findHolder } from './hold/hold-queries.ts';
import { notifyChargeFailed } from './notify-holder.ts';
import type { DueContract, Unpaid } from './schedule-queries.ts';

type Missing = { contract: DueContract; instalment: Unpaid; today: LocalDate };

/** No chargeable card: expired, revoked after a hard decline, or its token never came. */
export async function notifyNoPaymentCard(
  tx: Transaction,
  { contract, instalment, today }: Missing,
  deps: Deps,
): Promise<void> {
  const { contractId, failingSince } = contract;
  const found = await findHolder(tx, contractId);
  if (!found) return;
  const { cardId, holder } = found;
  const { number, amount } = instalment;
  const due = { contractId, cardId, number, amount, failingSince, holder };
  await notifyChargeFailed(
    tx,
    { instalment: { ...due, paidBy: null, isWithdrawn: false }, since: today, retryOn: null },
    deps,
  );
}
