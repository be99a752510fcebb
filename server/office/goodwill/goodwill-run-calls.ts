import type { goodwillRunCalls } from '../../../contract/office/goodwill-calls.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import { RUN_UNDO_DAYS } from '../../../domain/office/goodwill-run.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Answers } from '../../platform/lwr-dispatch.ts';
import { notFound } from '../actions/action-refusals.ts';
import { blockedBy } from '../actions/require-to-decide.ts';
import { insertListLooks } from '../person/list-look-queries.ts';
import { askRun, resumeRun, stopRun, undoRun, wantedBy, withdrawRun } from './ask-run.ts';
import { countCards, showCount } from './count-goodwill.ts';
import { approveRun, RUN, refuseRun, wantedOf } from './decide-run.ts';
import type { WantedGoodwill } from './goodwill-filter-queries.ts';
import {
  findExceptions,
  findMuseumNames,
  findRun,
  findRuns,
  type ListedRun,
} from './goodwill-run-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const goodwillRunAnswers: Answers<typeof goodwillRunCalls, UserContext> = {
  async getGoodwillRuns(_, context) {
    const museums = await findMuseumNames(context.pool, context.language);
    return { ...(await runs(context)), museums };
  },

  getGoodwillProgress: (_, context) => runs(context),

  async countGoodwill(input, context) {
    const wanted = await wantedBy(context, input);
    return (await count(context, wanted)).counted;
  },

  async askGoodwillRun(input, context) {
    await askRun(context, input);
    return runs(context);
  },

  async withdrawGoodwillRun({ id }, context) {
    await withdrawRun(context, id);
    return runs(context);
  },

  async previewGoodwillRun({ id }, context) {
    const run = await findRun(context.pool, id);
    if (!run) throw notFound(context.language);
    const { counted } = await count(
      context,
      await wantedOf(context.pool, run, context.clock.now()),
    );
    const blocked = await blockedBy(context, { askedBy: run.askedBy, right: RUN.right });
    return { counted, isChanged: counted.previewed !== run.previewed, blocked };
  },

  async approveGoodwillRun({ id }, context) {
    const isDone = await approveRun(context, id);
    return { ...(await runs(context)), isDone };
  },

  async refuseGoodwillRun(input, context) {
    await refuseRun(context, input);
    return runs(context);
  },

  async stopGoodwillRun({ id }, context) {
    await stopRun(context, id);
    return runs(context);
  },

  async resumeGoodwillRun({ id }, context) {
    await resumeRun(context, id);
    return runs(context);
  },

  async undoGoodwillRun(input, context) {
    await undoRun(context, input);
    return runs(context);
  },

  async getGoodwillExceptions({ id }, context) {
    const cards = await findExceptions(context.pool, id);
    await look(
      context,
      cards.map(({ personId }) => personId),
    );
    return { cards };
  },
};

/** Sampled people are shown, so the access is recorded for them. */
async function count(context: UserContext, wanted: WantedGoodwill) {
  const { pool } = context;
  const counted = await showCount(pool, wanted, await countCards(pool, wanted));
  await look(
    context,
    counted.sample.map(({ personId }) => personId),
  );
  return { counted };
}

function look({ pool, clock, user }: UserContext, accountIds: (string | null)[]): Promise<void> {
  const now = clock.now();
  return insertListLooks(pool, { accountIds, staffId: user.accountId, subject: 'card', now });
}

async function runs({ pool, clock, user, language }: UserContext) {
  const now = clock.now();
  const found = await findRuns(pool, { memberId: user.accountId, now, language });
  return { runs: found.map((run) => shown(run, now)) };
}

const euros = (amount: number) => toEuros(cents(amount));

function shown({ foundCount, foundCost, cost, ...run }: ListedRun, now: number) {
  const found =
    foundCount === null || foundCost === null
      ? null
      : { count: foundCount, cost: euros(foundCost) };
  const isDone = run.state === 'done' || run.state === 'stopped';
  const until = (run.decidedAt ?? 0) + RUN_UNDO_DAYS * DAY_MS;
  return { ...run, cost: euros(cost), found, undoUntil: isDone && now <= until ? until : null };
}
