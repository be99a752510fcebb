import { forgetCompanyPerson } from '../company/company-retention-queries.ts';
import { deleteCasesOf } from '../contact/contact-queries.ts';
import { inTransaction, type Pool } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import { deleteLetterStops } from '../letter/stop/letter-stop-queries.ts';
import {
  anonymiseCard,
  deleteAccount,
  deleteTracesOfAddress,
  detachVisits,
  findDueDeletions,
  lockDueDeletion,
  stripOrders,
} from './delete-account-queries.ts';

export const DELETE_ACCOUNTS = 'delete-accounts';

type Deps = { pool: Pool; clock: { now(): number } };

/** Deletes accounts whose waiting period is over, one per transaction, until none is left or the caller stops it. */
export async function deleteAccounts(
  { pool, clock }: Deps,
  mayContinue: () => boolean = () => true,
): Promise<number> {
  let deleted = 0;
  let deletedNow: number;
  do {
    deletedNow = 0;
    for (const accountId of await findDueDeletions(pool, clock.now())) {
      if (!mayContinue()) return deleted + deletedNow;
      if (await deleteOne(pool, accountId, clock.now())) deletedNow += 1;
    }
    deleted += deletedNow;
  } while (deletedNow > 0);
  return deleted;
}

async function deleteOne(pool: Pool, accountId: string, now: number): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    // Checked again under the lock: the user may have cancelled.
    const account = await lockDueDeletion(tx, accountId, now);
    if (!account) return false;
    const { emailAddress, language, cardIds } = account;
    for (const cardId of cardIds) {
      await detachVisits(tx, cardId);
      await anonymiseCard(tx, cardId);
    }
    await stripOrders(tx, accountId);
    await forgetCompanyPerson(tx, { accountId, emailAddress });
    await deleteTracesOfAddress(tx, emailAddress);
    await deleteLetterStops(tx, emailAddress);
    await deleteCasesOf(tx, emailAddress);
    await deleteAccount(tx, accountId);
    await queueMail(tx, {
      to: emailAddress,
      language,
      letter: 'account-deleted',
      key: `account-deleted:${accountId}`,
      data: {},
    });
    return true;
  });
}
