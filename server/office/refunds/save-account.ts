import { ibanOf } from '../../../domain/payment/iban.ts';
import { wayByHand } from '../../../domain/payment/refund-way.ts';
import { inTransaction } from '../../db/database.ts';
import type { UserContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { saveRefundAccount } from '../../refund/refund-account.ts';
import { lockRefund } from '../../refund/refund-by-hand-queries.ts';
import { notFound, ownAccount } from '../actions/action-refusals.ts';

type AccountInput = { refundId: string; iban: string; holder: string };

/** Stores the payer's account for a manual refund. The number is never logged. */
export async function saveAccount(
  { pool, user, clock, settings, language, log }: UserContext,
  { refundId: needId, holder, ...input }: AccountInput,
): Promise<void> {
  const iban = ibanOf(input.iban);
  if (!iban) throw new Refusal('NOT_AN_IBAN', refusalText('notAnIban', language));
  const { accountId } = user;
  await inTransaction(pool, async (tx) => {
    const refund = await lockRefund(tx, needId);
    if (refund?.state !== 'byHand' || wayByHand(refund.providerType) !== 'account') {
      throw notFound(language);
    }
    if (refund.personId === accountId) throw ownAccount(language);
    const { secretKey } = settings;
    await saveRefundAccount(tx, { needId, account: { holder, iban }, secretKey, now: clock.now() });
  });
  log.info({ needId, accountId }, 'account of a refund saved');
}
