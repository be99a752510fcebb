import { pathTo } from '../../contract/page/pages.ts';
import type { myPrivacyCalls } from '../../contract/privacy/privacy-calls.ts';
import { DELETION_UNDO_DAYS } from '../../domain/account/deletion-undo.ts';
import { accountAddress } from '../../domain/account/email-address.ts';
import { formatDate } from '../../domain/base/format.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { requireRecentSignIn } from '../account/account-refusals.ts';
import { findLastRole, lockStaff } from '../account/kept-role-queries.ts';
import { letterLanguage } from '../account/letter-language.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import { queueMail } from '../letter/queue-mail.ts';
import type { UserContext } from '../platform/context.ts';
import type { Answers } from '../platform/lwr-dispatch.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import {
  deleteDeletion,
  findDeletionDue,
  findExports,
  findLooks,
  findRunningContractEnd,
  insertDeletion,
} from './privacy-queries.ts';
import { requestDataExport } from './request-export.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const privacyAnswers: Answers<typeof myPrivacyCalls, UserContext> = {
  async getMyPrivacy(_, { pool, clock, user }) {
    const { accountId, emailAddress } = user;
    const dueAt = await findDeletionDue(pool, accountId);
    return {
      emailAddress,
      exports: await findExports(pool, accountId, clock.now()),
      deletionOn: dueAt === null ? null : helsinkiDay(dueAt),
      contractRunsUntil: await findRunningContractEnd(pool, accountId),
      looks: await findLooks(pool, accountId),
    };
  },

  async requestDataExport(_, context) {
    await requestDataExport(context);
    return { isAccepted: true };
  },

  async requestDeletion({ emailAddress }, context) {
    const { pool, clock, user, language, settings, log } = context;
    requireRecentSignIn(context);
    if (accountAddress(emailAddress) !== accountAddress(user.emailAddress)) {
      throw new Refusal('OTHER_ADDRESS', refusalText('otherAddress', language));
    }
    const { accountId } = user;
    const runsUntil = await findRunningContractEnd(pool, accountId);
    if (runsUntil) {
      const text = refusalText('contractRuns', language, formatDate(runsUntil, language));
      throw new Refusal('CONTRACT_RUNS', text, 409);
    }
    const now = clock.now();
    const dueAt = now + DELETION_UNDO_DAYS * DAY_MS;
    const deletionOn = helsinkiDay(dueAt);
    const ownLanguage = letterLanguage(context);
    await inTransaction(pool, async (tx) => {
      await requireAdministratorLeft(tx, context);
      if (!(await insertDeletion(tx, { accountId, now, dueAt }))) return;
      await queueMail(tx, {
        to: user.emailAddress,
        language: ownLanguage,
        letter: 'deletion-requested',
        key: `deletion-requested:${accountId}:${now}`,
        data: { link: settings.publicUrl + pathTo('My_Privacy', ownLanguage), dueOn: deletionOn },
      });
    });
    log.info({ event: 'deletion-requested', accountId }, 'account deletion requested');
    const kept = await findDeletionDue(pool, accountId);
    return { deletionOn: kept === null ? deletionOn : helsinkiDay(kept) };
  },

  async cancelDeletion(_, { pool, user, log }) {
    await deleteDeletion(pool, user.accountId);
    log.info({ event: 'deletion-cancelled', accountId: user.accountId }, 'deletion cancelled');
    return { isCancelled: true };
  },
};

/** An administrator and a rights keeper must remain: concurrent deletions are serialised. */
async function requireAdministratorLeft(tx: Transaction, { user, clock, language }: UserContext) {
  if (user.role !== 'staff') return;
  await lockStaff(tx);
  const role = await findLastRole(tx, user.accountId, clock.now());
  if (!role) return;
  const text = role === 'administrator' ? 'lastAdministrator' : 'lastRightsKeeper';
  throw new Refusal('LAST_ADMINISTRATOR', refusalText(text, language), 409);
}
