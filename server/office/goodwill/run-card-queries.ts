import type { CardValidity } from '../../../domain/card/card-validity.ts';
import type { SkipReason } from '../../../domain/office/goodwill-run.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { GoodwillRun } from './goodwill-run-queries.ts';

export type RunAtWork = Pick<
  GoodwillRun,
  'id' | 'askedOn' | 'months' | 'days' | 'limitDays' | 'cause'
> & {
  state: 'running' | 'undoing';
  /** Progress of the undo. */
  undoneTo: string | null;
};

/** The oldest run that no worker holds. Locked for one batch, so that a stop is quick. */
export async function lockRunAtWork(tx: Transaction): Promise<RunAtWork | null> {
  const { rows } = await tx.query<RunAtWork>(
    `select id, state, asked_on::text as "askedOn", months, days, limit_days as "limitDays", cause,
            undone_to as "undoneTo"
       from goodwill_run where state in ('running', 'undoing')
      order by decided_at, id limit 1 for update skip locked`,
  );
  return rows[0] ?? null;
}

/**
 * Cached plans date from small tables: one reads all of card_ledger_void per entry once thousands are voided.
 * Replanning keeps batches fast.
 */
export async function planEachBatch(tx: Transaction): Promise<void> {
  await tx.query(`set local plan_cache_mode = 'force_custom_plan'`);
}

/** Locks those available; cards locked elsewhere or deleted are left out. */
export async function lockCards(tx: Transaction, cardIds: string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from museum_card where id = any ($1::uuid[]) order by id for update skip locked',
    [cardIds],
  );
  return rows.map(({ id }) => id);
}

export async function findCardsThere(tx: Transaction, cardIds: string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    'select id from museum_card where id = any ($1::uuid[])',
    [cardIds],
  );
  return rows.map(({ id }) => id);
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export type CardToUndo = { cardId: string; why: 'changed' | 'used' | null };

/** Locks the next given cards. `why` marks those that are kept: changed or moved since, or used on an added day. */
export async function lockGivenCards(
  tx: Transaction,
  {
    runId,
    cause,
    after,
    most,
  }: { runId: string; cause: string; after: string | null; most: number },
): Promise<CardToUndo[]> {
  const { rows } = await tx.query<CardToUndo>(
    `select card.id as "cardId",
            case when card.holder_account_id is null or validity.valid_until is distinct from turn.until_after
                   or exists (select from card_ledger_entry later
                               join card_ledger_entry own on own.card_id = card.id and own.cause = $3
                               where later.card_id = card.id and later.id > own.id
                                 and later.kind not in ('registered', 'firstVisit')
                                 and not exists (select from card_ledger_void where entry_id = later.id))
                 then 'changed'
                 when exists (select from visit
                               where visit.card_id = card.id and visited_on > turn.until_before)
                 then 'used' end as why
       from goodwill_run_card turn
       join museum_card card on card.id = turn.card_id
       left join card_validity validity on validity.card_id = card.id
      where turn.run_id = $1 and turn.state = 'given' and turn.card_id > $4
      order by turn.card_id limit $2 for update of card skip locked`,
    [runId, most, cause, after ?? FIRST_ID],
  );
  return rows;
}

export async function hasGivenCards(db: Database, runId: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from goodwill_run_card where run_id = $1 and state = 'given' limit 1`,
    [runId],
  );
  return rows.length > 0;
}

type Given = {
  cardId: string;
  state: 'given' | 'skipped';
  why: SkipReason | null;
  untilBefore: CardValidity['validUntil'];
  untilAfter: CardValidity['validUntil'];
};

/** Outcome per card and the counts of the run. `gone`: card deleted, so no row. */
export async function insertTurns(
  tx: Transaction,
  { runId, turns, gone, now }: { runId: string; turns: Given[]; gone: number; now: number },
): Promise<void> {
  await tx.query(
    `insert into goodwill_run_card (run_id, card_id, state, why, until_before, until_after, changed_at)
     select $1, "cardId", state, why, "untilBefore", "untilAfter", $3
       from json_to_recordset($2) as done ("cardId" uuid, state text, why text, "untilBefore" date, "untilAfter" date)`,
    [runId, JSON.stringify(turns), new Date(now)],
  );
  const given = turns.filter(({ state }) => state === 'given').length;
  await tx.query(
    'update goodwill_run set given = given + $2, skipped = skipped + $3 where id = $1',
    [runId, given, turns.length - given + gone],
  );
}

/** Outcome per card of the undo. */
export async function updateUndone(
  tx: Transaction,
  { runId, cards, now }: { runId: string; cards: CardToUndo[]; now: number },
): Promise<void> {
  await tx.query(
    `update goodwill_run_card turn
        set state = case when done.why is null then 'undone' else 'kept' end, why = done.why, changed_at = $3
       from json_to_recordset($2) as done ("cardId" uuid, why text)
      where turn.run_id = $1 and turn.card_id = done."cardId"`,
    [runId, JSON.stringify(cards), new Date(now)],
  );
  const undone = cards.filter(({ why }) => why === null).length;
  await tx.query(
    'update goodwill_run set undone = undone + $2, kept = kept + $3, undone_to = $4 where id = $1',
    [runId, undone, cards.length - undone, cards.at(-1)?.cardId],
  );
}

export async function endRun(
  tx: Transaction,
  { id, state, now }: { id: string; state: 'done' | 'undone'; now: number },
): Promise<void> {
  await tx.query('update goodwill_run set state = $2, ended_at = $3 where id = $1', [
    id,
    state,
    new Date(now),
  ]);
}
