import { helsinkiDay } from '../../domain/base/local-date.ts';
import { type DeclineClass, declineClass } from '../../domain/instalment/decline-class.ts';
import { isUsableToken } from '../../domain/instalment/usable-token.ts';
import type { UserContext } from '../context.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { renewalRefusal } from '../renewal/renewal-refusals.ts';
import { beginCharge } from './begin-charge.ts';
import { type ChargeAnswer, chargeStanding } from './charge-saved-card.ts';
import { findDueContracts, findRecentDecline } from './due-queries.ts';
import { findChargeFacts } from './instalment-queries.ts';
import { opensToken } from './opens-token.ts';
import { findLiveCharge, findUnpaid, lockOwnContract } from './schedule-queries.ts';
import { type Charge, sendCharge } from './send-charge.ts';

/** A card that was declined just now, by the schedule or in another tab, is not charged again by the same press. */
const JUST_NOW_MS = 60_000;

type DueAnswer = ChargeAnswer & { declined: DeclineClass | null };
const NOTHING_DUE: DueAnswer = {
  success: true,
  redirectUrl: null,
  isPending: false,
  declined: null,
};

/**
 * What is due of the holder's contracts, charged at once to the card that is saved. The lock of the contract keeps it apart
 * from the schedule: a charge that is under way is told of and never doubled.
 */
export async function payDue(context: UserContext): Promise<DueAnswer> {
  const { pool, user, clock } = context;
  const today = helsinkiDay(clock.now());
  for (const contractId of await findDueContracts(pool, user.accountId, today)) {
    const answer = await payContract(contractId, context);
    if (!answer.success) return answer;
  }
  return NOTHING_DUE;
}

async function payContract(contractId: string, context: UserContext): Promise<DueAnswer> {
  const begun = await inTransaction(context.pool, (tx) => begin(tx, contractId, context));
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
  const { acquirerCode, brand } = facts;
  return { ...standing, declined: declineClass({ acquirerCode, stepUpNeeded: false }, brand) };
}

type Begun = { paymentId: string; charge: Charge | null } | null;

async function begin(tx: Transaction, contractId: string, context: UserContext): Promise<Begun> {
  const now = context.clock.now();
  const today = helsinkiDay(now);
  const contract = await lockOwnContract(tx, { contractId, accountId: context.user.accountId });
  if (!contract) return null;
  const live = await findLiveCharge(tx, { contractId, now });
  if (live) return { paymentId: live, charge: null };
  const instalments = (await findUnpaid(tx, contractId)).filter(({ dueOn }) => dueOn <= today);
  if (instalments.length === 0) return null;
  const { tokenId, tokenExpiresOn: expiresOn, isTokenRevoked: isRevoked } = contract;
  const asked = { contractId, tokenId, after: now - JUST_NOW_MS };
  const declined = await findRecentDecline(tx, asked);
  if (declined) return { paymentId: declined, charge: null };
  if (!tokenId || !isUsableToken({ expiresOn, isRevoked }, today)) {
    throw renewalRefusal('noSavedCard', context);
  }
  if (!(await opensToken(tx, tokenId, context))) throw renewalRefusal('noSavedCard', context);
  const charge = await beginCharge(tx, { contract, tokenId, instalments, initiative: 'cit', now });
  return { paymentId: charge.id, charge };
}
