import type { GoodwillFilter } from '../../../contract/office/goodwill-calls.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { GoodwillTime } from '../../../domain/office/goodwill-limit.ts';
import type { KEEP_REASONS, RunState, SkipReason } from '../../../domain/office/goodwill-run.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { nameOf } from '../actions/staff-action-queries.ts';
import { countWaiting, type WaitingCount, type Waits } from '../work/waiting-count.ts';

export type GoodwillRun = GoodwillTime & {
  id: string;
  state: Exclude<RunState, 'expired'>;
  askedBy: string | null;
  askedOn: string;
  cause: string;
  reason: string;
  filter: GoodwillFilter;
  count: number;
  cost: number;
  limitDays: number;
  previewed: string;
  decidedAt: number | null;
};

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const COLUMNS = `id, state, asked_by as "askedBy", asked_on::text as "askedOn", cause, reason, card_filter as filter, months,
                 days, card_count as count, cost_cents::float8 as cost, limit_days as "limitDays", previewed,
                 ${ms('decided_at')} as "decidedAt"`;

export async function findRun(db: Database, id: string): Promise<GoodwillRun | null> {
  const { rows } = await db.query<GoodwillRun>(
    `select ${COLUMNS} from goodwill_run where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Serialises request, decision, stop and undo of a run. */
export async function lockRun(tx: Transaction, id: string): Promise<GoodwillRun | null> {
  const { rows } = await tx.query<GoodwillRun>(
    `select ${COLUMNS} from goodwill_run where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Excludes the requester's own runs, in whatever browser. */
export async function lockRunToDecide(
  tx: Transaction,
  { id, memberId, now }: { id: string; memberId: string; now: number },
): Promise<GoodwillRun | null> {
  const { rows } = await tx.query<GoodwillRun>(
    `select ${COLUMNS} from goodwill_run
      where id = $1 and state = 'asked' and expires_at > $3 and asked_by <> $2
        for update`,
    [id, memberId, new Date(now)],
  );
  return rows[0] ?? null;
}

/** Serialises approvals for one cause, so that no card gets it twice. */
export async function lockCause(tx: Transaction, cause: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended(lower($1), 71))', [cause]);
}

type NewRun = Omit<GoodwillRun, 'state' | 'decidedAt'> & { now: number; expiresAt: number };

/** False: the id exists. */
export async function insertRun(tx: Transaction, run: NewRun): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into goodwill_run (id, asked_at, asked_by, asked_on, expires_at, cause, reason, card_filter, months, days,
                               card_count, cost_cents, limit_days, previewed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (id) do nothing`,
    [
      run.id,
      new Date(run.now),
      run.askedBy,
      run.askedOn,
      new Date(run.expiresAt),
      run.cause,
      run.reason,
      JSON.stringify(run.filter),
      run.months,
      run.days,
      run.count,
      run.cost,
      run.limitDays,
      run.previewed,
    ],
  );
  return rowCount === 1;
}

type RunDecision = {
  id: string;
  state: 'running' | 'refused' | 'withdrawn' | 'changed';
  memberId: string | null;
  now: number;
  answer?: string;
  /** The actual set when it differs from the requested one. Cents. */
  found?: { count: number; cost: number };
};

export async function decideRun(tx: Transaction, decided: RunDecision): Promise<void> {
  await tx.query(
    `update goodwill_run
        set state = $2, decided_by = $3, decided_at = $4, answer = $5, found_count = $6, found_cost_cents = $7
      where id = $1 and state = 'asked'`,
    [
      decided.id,
      decided.state,
      decided.memberId,
      new Date(decided.now),
      decided.answer ?? null,
      decided.found?.count ?? null,
      decided.found?.cost ?? null,
    ],
  );
}

/** A member's open requests lapse when they leave. */
export async function withdrawRunsOf(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `update goodwill_run set state = 'withdrawn', decided_at = $2
      where asked_by = $1 and state = 'asked'`,
    [accountId, new Date(now)],
  );
}

export async function updateRunState(
  tx: Transaction,
  { id, state }: Pick<GoodwillRun, 'id' | 'state'>,
): Promise<void> {
  await tx.query('update goodwill_run set state = $2 where id = $1', [id, state]);
}

export type ListedRun = Omit<GoodwillRun, 'state' | 'previewed' | 'askedOn' | 'limitDays'> & {
  state: RunState;
  askedAt: number;
  expiresAt: number;
  isOwn: boolean;
  museum: string | null;
  decidedBy: string | null;
  answer: string | null;
  foundCount: number | null;
  foundCost: number | null;
  given: number;
  skipped: number;
  undone: number;
  kept: number;
};

/** Open and running ones first, then newest. */
export async function findRuns(
  db: Database,
  { memberId, now, language }: { memberId: string; now: number; language: Language },
): Promise<ListedRun[]> {
  const { rows } = await db.query<ListedRun>(
    `select run.id, ${ms('asked_at')} as "askedAt", ${ms('expires_at')} as "expiresAt",
            case when run.state = 'asked' and expires_at <= $2 then 'expired' else run.state end as state,
            ${nameOf('asker')} as "askedBy", coalesce(asked_by = $1, false) as "isOwn", cause, reason,
            card_filter as filter, museum.name_${language} as museum, months, days, card_count as count,
            cost_cents::float8 as cost, ${ms('decided_at')} as "decidedAt", ${nameOf('decider')} as "decidedBy", answer,
            found_count as "foundCount", found_cost_cents::float8 as "foundCost", given, skipped, undone, kept
       from goodwill_run run
       left join account asker on asker.id = asked_by
       left join account decider on decider.id = decided_by
       left join museum on museum.id = (card_filter #>> '{visits,museumId}')::uuid
      order by run.state in ('asked', 'running', 'undoing') and (run.state <> 'asked' or expires_at > $2) desc,
               asked_at desc, run.id
      limit 50`,
    [memberId, new Date(now)],
  );
  return rows;
}

export function countWaitingRuns(db: Database, waits: Waits): Promise<WaitingCount> {
  return countWaiting(db, waits, {
    since: 'asked_at',
    from: `from goodwill_run where state = 'asked' and expires_at > $3`,
    params: [new Date(waits.now)],
    amount: 'cost_cents',
  });
}

type RunAction = {
  id: string;
  now: number;
  memberId: string | null;
  approvedBy: string | null;
  reason: string;
  input: object;
  after: object;
  undoes: string | null;
};

/** One staff action for the whole run; cards are in `goodwill_run_card`. */
export async function insertRunAction(tx: Transaction, action: RunAction): Promise<void> {
  await tx.query(
    `insert into staff_action (id, at, member_id, kind, right_name, grade, input, reason, after, undoes, approved_by)
     values ($1, $2, $3, 'goodwillRun', 'bulk.prepare', 'high', $4, $5, $6, $7, $8)`,
    [
      action.id,
      new Date(action.now),
      action.memberId,
      JSON.stringify(action.input),
      action.reason,
      JSON.stringify(action.after),
      action.undoes,
      action.approvedBy,
    ],
  );
}

export type ExceptionRow = {
  personId: string | null;
  name: string;
  why: SkipReason | (typeof KEEP_REASONS)[number];
};

export async function findExceptions(db: Database, runId: string): Promise<ExceptionRow[]> {
  const { rows } = await db.query<ExceptionRow>(
    `select account.id as "personId", coalesce(concat_ws(' ', holder_first_name, holder_last_name), '') as name, why
       from goodwill_run_card done
       join museum_card card on card.id = done.card_id
       left join account on account.id = card.holder_account_id
      where run_id = $1 and state in ('skipped', 'kept')
      order by card.id limit 200`,
    [runId],
  );
  return rows;
}

export async function findMuseumNames(
  db: Database,
  language: Language,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `select id, name_${language} as name from museum order by name_${language}`,
  );
  return rows;
}
