import { type Cents, cents, fromEuros } from '../../domain/base/cents.ts';
import { formatMoney } from '../../domain/base/format.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { instalmentState } from '../../domain/instalment/plan-sums.ts';
import type { Transaction } from '../db/database.ts';
import { findUnpaid, type Unpaid } from '../instalment/schedule-queries.ts';
import type { UserContext } from '../platform/context.ts';
import { renewalRefusal } from '../renewal/renewal-refusals.ts';

export type InstalmentRequest = {
  contractId: string;
  /** The overdue instalments, or everything that is left. */
  part: 'due' | 'rest';
  /** Euros as shown on the button: if the sum has changed since, the call is refused. */
  amount?: number | undefined;
};

export const sumOfInstalments = (instalments: Pick<Unpaid, 'amount'>[]): Cents =>
  cents(instalments.reduce((total, { amount }) => total + amount, 0));

/** Checked under the contract's lock: refuses what was paid meanwhile or a sum that has changed. */
export async function requireUnpaidInstalments(
  tx: Transaction,
  { contractId, part, amount }: InstalmentRequest,
  context: UserContext,
): Promise<Unpaid[]> {
  const today = helsinkiDay(context.clock.now());
  const unpaid = await findUnpaid(tx, contractId);
  const chosen = unpaid.filter(
    ({ dueOn }) => part === 'rest' || instalmentState({ dueOn, isPaid: false }, today) === 'due',
  );
  if (chosen.length === 0) throw renewalRefusal('instalmentsPaid', context);
  const total = sumOfInstalments(chosen);
  if (amount !== undefined && fromEuros(amount) !== total) {
    throw renewalRefusal('sumChanged', context, formatMoney(total, context.language));
  }
  return chosen;
}
