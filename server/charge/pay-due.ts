import { helsinkiDay } from '../../domain/base/local-date.ts';
import { type DeclineClass, declineClass } from '../../domain/instalment/decline-class.ts';
import { instalmentState } from '../../domain/instalment/plan-sums.ts';
import { isUsableToken } from '../../domain/instalment/usable-token.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { findDueContracts, findRecentDecline } from '../instalment/due-queries.ts';
import { findChargeFacts } from '../instalment/instalment-queries.ts';
import { opensToken } from '../instalment/opens-token.ts';
import {
  findLiveCharge,
  findUnpaid,
  lockOwnContract,
  type Unpaid,
} from '../instalment/schedule-queries.ts';
import type { UserContext } from '../platform/context.ts';
import { renewalRefusal } from '../renewal/renewal-refusals.ts';
import { beginCharge } from './begin-charge.ts';
import { type ChargeAnswer, chargeStanding } from './charge-saved-card.ts';
import { requireUnpaidInstalments } from './requested-instalments.ts';
import { type Charge, sendCharge } from './send-charge.ts';

/** A card declined just now, by the schedule or in another tab, is not charged again. */
const RECENT_MS = 60_000;

type DueAnswer = ChargeAnswer & { declined: DeclineClass | null };
const NOTHING_DUE: DueAnswer = {
  success: true,
  redirectUrl: null,
  isPending: false,
  declined: null,
};

/**
 * Charges overdue instalments to the saved card. The contract's lock keeps the schedule away: a charge under way is
 * reported, never doubled.
 */
export async function payDue(input: DueRequest, context: UserContext): Promise<DueAnswer> {
  const { pool, user, clock } = context;
  if (input.contractId) return payContract({ ...input, contractId: input.contractId }, context);
  const today = helsinkiDay(clock.now());
  for (const contractId of await findDueContracts(pool, user.accountId, today)) {
    const answer = await payContract({ contractId }, context);
    if (!answer.success) return answer;
  }
  return NOTHING_DUE;
}

type DueRequest = { contractId?: string | undefined; amount?: number | undefined };
type OneContract = DueRequest & { contractId: string };

async function payContract(input: OneContract, context: UserContext): Promise<DueAnswer> {
  const begun = await inTransaction(context.pool, (tx) => begin(tx, input, context));
  if (!begun) return NOTHING_DUE;
  const { charge, paymentId } = begun;
  if (charge && (await sendCharge(context, charge)) === 'notSent') {
    throw renewalRefusal('paymentNotStarted', context);
  }
  const standing = await chargeStanding(paymentId, context);
  if (standing.success || standing.isPending || standing.redirectUrl) {
    return { ...standing, declined: null };
  }
  const facts = await inTransaction(context.pool, (tx) => findChargeFacts(tx, paymentId));
  if (!facts) throw new Error('a charge without its card');
  const { acquirerCode, brand } = facts;
  return { ...standing, declined: declineClass({ acquirerCode, stepUpNeeded: false }, brand) };
}

type Begun = { paymentId: string; charge: Charge | null } | null;

async function begin(tx: Transaction, input: OneContract, context: UserContext): Promise<Begun> {
  const { contractId } = input;
  const now = context.clock.now();
  const today = helsinkiDay(now);
  const contract = await lockOwnContract(tx, { contractId, accountId: context.user.accountId });
  if (!contract) return null;
  const live = await findLiveCharge(tx, { contractId, now });
  if (live?.isOfSavedCard) return { paymentId: live.paymentId, charge: null };
  if (live) throw renewalRefusal('paymentBeingConfirmed', context);
  const instalments = await dueOf(tx, input, context);
  if (instalments.length === 0) return null;
  const { tokenId, tokenExpiresOn: expiresOn, isTokenRevoked: isRevoked } = contract;
  const declined = await findRecentDecline(tx, { contractId, tokenId, after: now - RECENT_MS });
  if (declined) return { paymentId: declined, charge: null };
  if (!tokenId || !isUsableToken({ expiresOn, isRevoked }, today)) {
    throw renewalRefusal('noSavedCard', context);
  }
  if (!(await opensToken(tx, tokenId, context))) throw renewalRefusal('noSavedCard', context);
  const charge = await beginCharge(tx, { contract, tokenId, instalments, initiative: 'cit', now });
  return { paymentId: charge.id, charge };
}

/** The sum shown on a button must still be due; after saving a card everything due is paid. */
async function dueOf(tx: Transaction, input: OneContract, context: UserContext): Promise<Unpaid[]> {
  if (input.amount !== undefined)
    return requireUnpaidInstalments(tx, { ...input, part: 'due' }, context);
  const today = helsinkiDay(context.clock.now());
  const unpaid = await findUnpaid(tx, input.contractId);
  return unpaid.filter(({ dueOn }) => instalmentState({ dueOn, isPaid: false }, today) === 'due');
}
