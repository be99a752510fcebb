import { helsinkiDay } from '../../domain/base/local-date.ts';
import { isUsableToken } from '../../domain/instalment/usable-token.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { opensToken } from '../instalment/opens-token.ts';
import { findLiveCharge, lockOwnContract } from '../instalment/schedule-queries.ts';
import type { UserContext } from '../platform/context.ts';
import { renewalRefusal } from '../renewal/renewal-refusals.ts';
import { beginCharge } from './begin-charge.ts';
import { type ChargeAnswer, chargeStanding } from './charge-saved-card.ts';
import { type InstalmentRequest, requireUnpaidInstalments } from './requested-instalments.ts';
import { type Charge, sendCharge } from './send-charge.ts';

/** Pays all remaining instalments in one charge, at the holder's request. */
export async function payRest(input: RestRequest, context: UserContext): Promise<ChargeAnswer> {
  const charge = await inTransaction(context.pool, (tx) => begin(tx, input, context));
  const end = await sendCharge(context, charge);
  if (end === 'notSent') throw renewalRefusal('paymentNotStarted', context);
  return chargeStanding(charge.id, context);
}

type RestRequest = Omit<InstalmentRequest, 'part'>;

async function begin(tx: Transaction, input: RestRequest, context: UserContext): Promise<Charge> {
  const { contractId } = input;
  const now = context.clock.now();
  const { accountId } = context.user;
  const contract = await lockOwnContract(tx, { contractId, accountId });
  if (!contract) throw renewalRefusal('paymentNotFound', context);
  if (await findLiveCharge(tx, { contractId, now })) {
    throw renewalRefusal('paymentBeingConfirmed', context);
  }
  const instalments = await requireUnpaidInstalments(tx, { ...input, part: 'rest' }, context);
  const { tokenId, tokenExpiresOn: expiresOn, isTokenRevoked: isRevoked } = contract;
  if (!tokenId || !isUsableToken({ expiresOn, isRevoked }, helsinkiDay(now))) {
    throw renewalRefusal('noSavedCard', context);
  }
  if (!(await opensToken(tx, tokenId, context))) throw renewalRefusal('noSavedCard', context);
  return beginCharge(tx, { contract, tokenId, instalments, initiative: 'cit', now });
}
