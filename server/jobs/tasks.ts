import { z } from 'zod';
import { SEND_RESET_LINK, sendResetLink } from '../account/send-reset-link.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../config.ts';
import { SEND_DUE_GIFTS, sendDueGifts } from '../gift/send-gift.ts';
import { CHARGE_INSTALMENTS, chargeInstalments } from '../instalment/charge-instalments.ts';
import { ASK_LOST_CHARGES, askLostCharges } from '../instalment/lost-charges.ts';
import { WATCH_CONTRACTS, watchContracts } from '../instalment/watch-contracts.ts';
import { SEND_MAIL } from '../letter/queue-mail.ts';
import { resendOverdueMail } from '../letter/resend-overdue-mail.ts';
import { type MailDeps, sendMail } from '../letter/send-mail.ts';
import { COMPARE_PAYMENTS, comparePayments } from '../payment/compare-payments.ts';
import { RECONCILE_PAYMENTS, reconcilePayments } from '../payment/reconcile-payments.ts';
import { DELETE_ACCOUNTS, deleteAccounts } from '../privacy/delete-account.ts';
import { makeDataExport } from '../privacy/make-export.ts';
import { MAKE_DATA_EXPORT } from '../privacy/request-export.ts';
import { SEND_REFUNDS, sendRefunds } from '../refund/send-refunds.ts';
import { UPDATE_CARD_LIST, updateCardList } from '../ticket-desk/update-card-list.ts';
import { CLEAN_UP, cleanUp } from './clean-up.ts';
import { unlockAbandonedJobs } from './housekeeping-queries.ts';
import { runInTimeSlice } from './time-slice.ts';

const OVERDUE_SECONDS = 10;
const ABANDONED_MINUTES = 2;

export type JobDeps = MailDeps & {
  clock: Clock;
  settings: Settings;
  publicUrl: string;
  sessionIdleSeconds: number;
  /** The worker stops: what goes on for long ends after its next step. */
  stopping: AbortSignal;
};
export type Task = (payload: unknown) => Promise<void>;
export type Tasks = Record<string, Task>;

/**
 * Everything that runs in the background. A task may run twice and at any time; one that could take longer
 * than a minute leaves a job for each of its parts.
 */
export function makeTasks(deps: JobDeps): Tasks {
  const { pool } = deps;
  return {
    [SEND_MAIL]: (payload) => sendMail(deps, z.object({ mailId: z.uuid() }).parse(payload).mailId),
    [SEND_RESET_LINK]: (payload) =>
      sendResetLink(deps, z.object({ resetId: z.uuid() }).parse(payload).resetId),
    [RECONCILE_PAYMENTS]: () =>
      runInTimeSlice(deps, RECONCILE_PAYMENTS, (mayContinue) => reconcilePayments(deps, mayContinue)),
    async [SEND_DUE_GIFTS]() {
      await sendDueGifts(deps);
    },
    [MAKE_DATA_EXPORT]: (payload) =>
      makeDataExport(deps, z.object({ exportId: z.uuid() }).parse(payload).exportId),
    [DELETE_ACCOUNTS]: () => deleteAccounts(deps),
    [CHARGE_INSTALMENTS]: () =>
      runInTimeSlice(deps, CHARGE_INSTALMENTS, (mayContinue) => chargeInstalments(deps, mayContinue)),
    [WATCH_CONTRACTS]: () => watchContracts(deps),
    [SEND_REFUNDS]: () => runInTimeSlice(deps, SEND_REFUNDS, (mayContinue) => sendRefunds(deps, mayContinue)),
    [COMPARE_PAYMENTS]: () => comparePayments(deps),
    [UPDATE_CARD_LIST]: () =>
      runInTimeSlice(deps, UPDATE_CARD_LIST, (mayContinue) => updateCardList(deps, mayContinue)),
    [ASK_LOST_CHARGES]: () => askLostCharges(deps),
    'resend-overdue-mail': () => resendOverdueMail(pool, OVERDUE_SECONDS),
    'unlock-abandoned-jobs': () => unlockAbandonedJobs(pool, ABANDONED_MINUTES),
    [CLEAN_UP]: () => cleanUp(deps),
  };
}
