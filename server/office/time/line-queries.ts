import type { TimeKind, TimeLine } from '../../../domain/office/line-of-time.ts';
import type { Database } from '../../db/database.ts';

export type LineRow = {
  key: string;
  kind: TimeKind;
  what: TimeLine;
  at: number;
  /** Cents. */
  amount: number | null;
  state: string | null;
  shown: string | null;
  count: number | null;
  targetId: string | null;
};

/** What became of a letter. */
export const SENDING = `case when exists (select from mail_bounce where mail_id = mail.id) then 'bounced'
              when mail.sent_at is not null then 'sent' when mail.given_up_at is not null then 'givenUp' else 'waiting' end`;

/**
 * Everything that happened to the one with the id $1, as rows of key, kind, what, at, amount, state, shown, count and
 * target. A union of selects, because it is written here and nowhere taken from a request.
 */
export type Everything = string;

const MILLISECONDS = `trunc(extract(epoch from at) * 1000)::float8`;

/** Newest first. What is one millisecond is told apart by its key. */
export async function findLines(
  db: Database,
  everything: Everything,
  asked: {
    id: string;
    kind: TimeKind | null;
    before: { at: number; key: string } | null;
    limit: number;
  },
): Promise<LineRow[]> {
  const { rows } = await db.query<LineRow>(
    `select key, kind, what, at, amount, state, shown, count, target as "targetId"
       from (select key, kind, what, ${MILLISECONDS} as at, amount, state, shown, count, target
               from (${everything}) as everything) as happened
      where ($2::text is null or kind = $2)
        and ($3::float8 is null or (at, key) < ($3::float8, $4::text))
      order by at desc, key desc
      limit $5`,
    [asked.id, asked.kind, asked.before?.at ?? null, asked.before?.key ?? null, asked.limit],
  );
  return rows;
}

export async function countLines(
  db: Database,
  everything: Everything,
  id: string,
): Promise<{ kind: TimeKind; count: number }[]> {
  const { rows } = await db.query<{ kind: TimeKind; count: number }>(
    `select kind, count(*)::int as count from (${everything}) as everything group by kind`,
    [id],
  );
  return rows;
}
