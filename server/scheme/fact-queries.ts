import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import { completeValue, type DatedFact, type FactTopic } from '../../domain/scheme/fact-topics.ts';
import type { Database, Transaction } from '../db/database.ts';

/** Applies an unsaved plan on top of the stored facts. */
export type FactOverlay = (facts: readonly DatedFact[]) => readonly DatedFact[];
export const asStored: FactOverlay = (facts) => facts;

export type StoredFact = DatedFact & { actionId: string | null };

/** All facts as one value, for queries that read the scheme anyway: `wholeFacts` completes them. */
export const FACTS_AS_JSON = `(select coalesce(json_agg(json_build_object(
  'topic', topic, 'from', valid_from, 'until', valid_until, 'value', value)), '[]') from scheme_fact)`;

export function wholeFacts(stored: readonly DatedFact[]): DatedFact[] {
  return stored.map(
    (fact) => ({ ...fact, value: completeValue(fact.topic, fact.value) }) as DatedFact,
  );
}

/** Serialises planning; buyers are not blocked. */
export async function lockFacts(tx: Transaction): Promise<void> {
  await tx.query('select from scheme for no key update', []);
}

/** Past, present and planned, by topic and day. */
export async function findFacts(db: Database): Promise<StoredFact[]> {
  const { rows } = await db.query<{
    topic: FactTopic;
    from: string;
    until: string | null;
    value: DatedFact['value'];
    action_id: string | null;
  }>(
    `select topic, valid_from::text as from, valid_until::text as until, value, action_id
       from scheme_fact order by topic, valid_from`,
    [],
  );
  return rows.map(
    ({ topic, from, until, value, action_id }) =>
      ({
        topic,
        from: localDate(from),
        until: until === null ? null : localDate(until),
        value: completeValue(topic, value),
        actionId: action_id,
      }) as StoredFact,
  );
}

export async function insertFact(
  tx: Transaction,
  { topic, from, until, value, actionId }: StoredFact,
): Promise<void> {
  await tx.query(
    `insert into scheme_fact (topic, valid_from, valid_until, value, action_id)
     values ($1, $2, $3, $4, $5)`,
    [topic, from, until, JSON.stringify(value), actionId],
  );
}

/** Only from `first` on: what customers have seen stays on record. */
export async function deleteFact(
  tx: Transaction,
  { topic, day, first }: { topic: FactTopic; day: LocalDate; first: LocalDate },
): Promise<void> {
  await tx.query(
    'delete from scheme_fact where topic = $1 and valid_from = $2 and $2 >= $3::date',
    [topic, day, first],
  );
}
