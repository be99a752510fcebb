import { z } from 'zod';
import { SEND_RESET_LINK, sendResetLink } from '../account/sign-in/reset-password.ts';
import type { Clock } from '../base/clock.ts';
import { CHARGE_INSTALMENTS, chargeInstalments } from '../charge/charge-instalments.ts';
import { ASK_LOST_CHARGES, askLostCharges } from '../charge/lost-charges.ts';
import { COMPARE_PAYMENTS, comparePayments } from '../checkout/settle/compare-payments.ts';
import { RECONCILE_PAYMENTS, reconcilePayments } from '../checkout/settle/reconcile-payments.ts';
import type { Pool } from '../db/database.ts';
import {
  SEND_GIFT_NEWS,
  SEND_MISSED_GIFT_NEWS,
  sendGiftNews,
  sendMissedGiftNews,
} from '../gift/send/gift-news.ts';
import { SEND_DUE_GIFTS, sendDueGifts } from '../gift/send/send-gift.ts';
import { REMIND_EXPIRING_CARDS, remindExpiringCards } from '../instalment/remind-expiring-cards.ts';
import { WATCH_CONTRACTS, watchContracts } from '../instalment/watch-contracts.ts';
import { ADD_UP_COUNTS, addUpCounts } from '../jobs/add-up-counts.ts';
import { CLEAN_UP, cleanUp } from '../jobs/clean-up.ts';
import {
  deleteSupersededJobs,
  enqueueContinuation,
  unlockAbandonedJobs,
} from '../jobs/job-queue-queries.ts';
import type { Task, Tasks } from '../jobs/job-runner.ts';
import { SEND_MAIL } from '../letter/queue-mail.ts';
import { type MailDeps, resendOverdueMail, sendMail } from '../letter/send-mail.ts';
import { ANNOUNCE_TERMS, announceTerms } from '../letter/terms/announce-terms.ts';
import { WORK_DATA_IMPORTS, workDataImports } from '../office/data-import/work-imports.ts';
import { WORK_GOODWILL_RUNS, workGoodwillRuns } from '../office/goodwill/work-runs.ts';
import { refreshSchemeToday } from '../platform/scheme-today.ts';
import { DELETE_ACCOUNTS, deleteAccounts } from '../privacy/delete-account.ts';
import { makeDataExport } from '../privacy/make-export.ts';
import { MAKE_DATA_EXPORT } from '../privacy/request-export.ts';
import { SEND_REFUNDS, sendRefunds } from '../refund/send-refunds.ts';
import { REMIND_ENDINGS, remindEndings } from '../renewal/remind-endings.ts';
import type { Settings } from '../settings/settings.ts';
import { UPDATE_CARD_LIST, updateCardList } from '../ticket-desk/update-card-list.ts';
import { refreshWording } from '../wording/current-wording.ts';

const OVERDUE_SECONDS = 10;
const ABANDONED_MINUTES = 2;

// Created once: building a schema costs more than the job's queries.
const mailPayload = z.object({ mailId: z.uuid() });
const resetPayload = z.object({
  resetId: z.uuid(),
  goesOnTo: z.string().optional(),
});
const exportPayload = z.object({ exportId: z.uuid() });

type JobDeps = MailDeps & {
  clock: Clock;
  settings: Settings;
  publicUrl: string;
  sessionIdleSeconds: number;
  /** The worker stops: long jobs end after their current step. */
  stopping: AbortSignal;
};

/**
 * All background tasks. A task may run twice and at any time; one that could take over a minute queues a job per part.
 */
export function makeTasks(deps: JobDeps): Tasks {
  const { pool } = deps;
  const inSlices = (task: string, work: SlicedWork) => () =>
    runInTimeSlice(deps, task, (mayContinue) => work(deps, mayContinue));
  const tasks: Tasks = {
    async [SEND_MAIL](payload) {
      await refreshWording(deps);
      await sendMail(deps, mailPayload.parse(payload).mailId);
    },
    [SEND_RESET_LINK]: (payload) => sendResetLink(deps, resetPayload.parse(payload)),
    [RECONCILE_PAYMENTS]: inSlices(RECONCILE_PAYMENTS, reconcilePayments),
    async [ANNOUNCE_TERMS]() {
      await announceTerms(deps);
    },
    [SEND_DUE_GIFTS]: inSlices(SEND_DUE_GIFTS, sendDueGifts),
    [SEND_GIFT_NEWS]: inSlices(SEND_GIFT_NEWS, sendGiftNews),
    [SEND_MISSED_GIFT_NEWS]: inSlices(SEND_MISSED_GIFT_NEWS, sendMissedGiftNews),
    [REMIND_ENDINGS]: inSlices(REMIND_ENDINGS, remindEndings),
    [REMIND_EXPIRING_CARDS]: inSlices(REMIND_EXPIRING_CARDS, remindExpiringCards),
    [MAKE_DATA_EXPORT]: (payload) => makeDataExport(deps, exportPayload.parse(payload).exportId),
    [DELETE_ACCOUNTS]: inSlices(DELETE_ACCOUNTS, deleteAccounts),
    [CHARGE_INSTALMENTS]: () =>
      runInTimeSlice(
        deps,
        CHARGE_INSTALMENTS,
        (mayContinue) => chargeInstalments(deps, mayContinue),
        // A second process may help, as on the first of the month.
        1,
      ),
    [WATCH_CONTRACTS]: inSlices(WATCH_CONTRACTS, watchContracts),
    [SEND_REFUNDS]: inSlices(SEND_REFUNDS, sendRefunds),
    [WORK_GOODWILL_RUNS]: inSlices(WORK_GOODWILL_RUNS, workGoodwillRuns),
    [WORK_DATA_IMPORTS]: inSlices(WORK_DATA_IMPORTS, workDataImports),
    [COMPARE_PAYMENTS]: () => comparePayments(deps),
    [UPDATE_CARD_LIST]: inSlices(UPDATE_CARD_LIST, updateCardList),
    [ASK_LOST_CHARGES]: () => askLostCharges(deps),
    'resend-overdue-mail': () => resendOverdueMail(pool, OVERDUE_SECONDS),
    async 'unlock-abandoned-jobs'() {
      await unlockAbandonedJobs(pool, ABANDONED_MINUTES);
      await deleteSupersededJobs(pool);
    },
    [CLEAN_UP]: () => cleanUp(deps),
    [ADD_UP_COUNTS]: inSlices(ADD_UP_COUNTS, addUpCounts),
  };
  // Loads today's scheme, so that letters have its languages even without visitors.
  const onToday = (task: Task) => async (payload: unknown) => {
    await refreshSchemeToday(deps);
    await task(payload);
  };
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, onToday(task)]));
}

/** Below the one-minute limit of a task, with room for its last step. */
const SLICE_MS = 20_000;

type SlicedWork = (deps: JobDeps, mayContinue: () => boolean) => Promise<unknown>;
type Slice = { pool: Pool; stopping: AbortSignal };

/**
 * For a task with unbounded work: runs for a slice, then queues a job for the rest, so that other jobs run and a stop
 * is quick.
 */
export async function runInTimeSlice(
  { pool, stopping }: Slice,
  task: string,
  work: (mayContinue: () => boolean) => Promise<unknown>,
  othersAtOnce = 0,
): Promise<void> {
  const until = performance.now() + SLICE_MS;
  const mayContinue = () => !stopping.aborted && performance.now() < until;
  await work(mayContinue);
  if (!mayContinue()) await enqueueContinuation(pool, task, othersAtOnce);
}
