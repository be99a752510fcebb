import type { CardFacts } from '../../../domain/card/card-state.ts';
import type { CardValidity } from '../../../domain/card/card-validity.ts';
import type { LeftOut } from '../../../domain/office/goodwill-run.ts';
import { CARD_FACTS, type FactsRow, factsOf } from '../../card/card-facts.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { GoodwillRun } from './goodwill-run-queries.ts';

export type RunAtWork = Pick<GoodwillRun, 'id' | 'askedOn' | 'months' | 'days' | 'limitDays'> & {
  state: 'running' | 'undoing';
};

/** The oldest that nobody works on. Held for one batch, so that a stop waits no longer than that. */
export async function lockRunAtWork(tx: Transaction): Promise<RunAtWork | null> {
  const { rows } = await tx.query<RunAtWork>(
    `select id, state, asked_on::text as "askedOn", months, days, limit_days as "limitDays"
       from goodwill_run where state in ('running', 'undoing')
      order by decided_at, id limit 1 for update skip locked`,
  );
  return rows[0] ?? null;
}

export type CardInTurn = { cardId: string; facts: CardFacts; hasAccount: boolean };
type TurnRow = FactsRow & Pick<CardInTurn, 'cardId' | 'hasAccount'>;

/** The next ones, locked as for any other entry. One that somebody else holds has its turn later. */
export async function lockWaitingCards(
  tx: Transaction,
  { runId, most }: { runId: string; most: number },
): Promise<CardInTurn[]> {
  const { rows } = await tx.query<TurnRow>(
    `select card.id as "cardId", card.holder_account_id is not null as "hasAccount", ${CARD_FACTS}
       from goodwill_run_card turn
       join museum_card card on card.id = turn.card_id
       left join card_validity validity on validity.card_id = card.id
      where turn.run_id = $1 and turn.state = 'waiting'
      order by turn.card_id limit $2 for update of card skip locked`,
    [runId, most],
  );
  return rows.map((row) => ({
    cardId: row.cardId,
    hasAccount: row.hasAccount,
    facts: factsOf(row),
  }));
}

export type CardToUndo = { cardId: string; why: 'changed' | 'used' | null };

/** Kept: what has been extended, shortened or handed on since, and what was visited with on a day that was given. */
export async function lockGivenCards(
  tx: Transaction,
  { runId, cause, most }: { runId: string; cause: string; most: number },
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
      where turn.run_id = $1 and turn.state = 'given'
      order by turn.card_id limit $2 for update of card skip locked`,
    [runId, most, cause],
  );
  return rows;
}

export async function hasCards(
  db: Database,
  { runId, state }: { runId: string; state: 'waiting' | 'given' },
): Promise<boolean> {
  const { rows } = await db.query(
    'select from goodwill_run_card where run_id = $1 and state = $2 limit 1',
    [runId, state],
  );
  return rows.length > 0;
}

export type TurnDone = {
  cardId: string;
  state: 'given' | 'skipped' | 'undone' | 'kept';
  why: LeftOut | CardToUndo['why'];
  untilBefore?: CardValidity['validUntil'];
  untilAfter?: CardValidity['validUntil'];
};

/** What became of a batch, and the counts of its run. */
export async function updateTurns(
  tx: Transaction,
  { runId, turns, now }: { runId: string; turns: TurnDone[]; now: number },
): Promise<void> {
  await tx.query(
    `update goodwill_run_card turn
        set state = done.state, why = done.why, changed_at = $3,
            until_before = coalesce(done."untilBefore", until_before),
            until_after = coalesce(done."untilAfter", until_after)
       from json_to_recordset($2) as done ("cardId" uuid, state text, why text, "untilBefore" date, "untilAfter" date)
      where turn.run_id = $1 and turn.card_id = done."cardId"`,
    [runId, JSON.stringify(turns), new Date(now)],
  );
  const of = (state: TurnDone['state']) => turns.filter((turn) => turn.state === state).length;
  await tx.query(
    `update goodwill_run
        set given = given + $2, skipped = skipped + $3, undone = undone + $4, kept = kept + $5
      where id = $1`,
    [runId, of('given'), of('skipped'), of('undone'), of('kept')],
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

/** What never had its turn is not part of it any more. */
export async function deleteWaitingCards(tx: Transaction, runId: string): Promise<void> {
  await tx.query(`delete from goodwill_run_card where run_id = $1 and state = 'waiting'`, [runId]);
}
