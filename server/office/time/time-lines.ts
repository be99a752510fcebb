import { z } from 'zod';
import type { timeInput } from '../../../contract/office/time.ts';
import { cents, toEuros } from '../../../domain/base/cents.ts';
import { TIME_KINDS, type TimeKind } from '../../../domain/office/line-of-time.ts';
import type { Database } from '../../db/database.ts';
import { letterName } from '../../letter/letter-names.ts';
import type { UserContext } from '../../platform/context.ts';
import { shownActions } from '../actions/action-line.ts';
import { findActionLines } from '../actions/staff-action-queries.ts';
import { countLines, type Everything, findLines, type LineRow } from './line-queries.ts';

const PAGE = 15;

/** A page of a timeline for the client. */
export async function pageOfTime(
  everything: Everything,
  { id, kind, beforeAt, beforeLine }: z.output<typeof timeInput>,
  context: UserContext,
  traces: string[] = [],
) {
  const before = beforeAt === undefined ? null : { at: beforeAt, key: beforeLine ?? '' };
  const asked = { id, traces, kind: kind ?? null, before, limit: PAGE + 1 };
  const rows = (await findLines(context.pool, everything, asked)).map((row) =>
    row.what === 'letter' ? { ...row, shown: letterName(row.shown ?? '', context.language) } : row,
  );
  return { lines: await withActions(rows.slice(0, PAGE), context), hasMore: rows.length > PAGE };
}

export async function timeCountsOf(
  db: Database,
  everything: Everything,
  id: string,
  traces: string[] = [],
): Promise<Record<TimeKind, number>> {
  const rows = await countLines(db, everything, { id, traces });
  const counted = new Map(rows.map(({ kind, count }) => [kind, count]));
  const counts = TIME_KINDS.map((kind) => [kind, counted.get(kind) ?? 0]);
  return Object.fromEntries(counts) as Record<TimeKind, number>;
}

/** Lines for the client, staff actions with their details. */
async function withActions(rows: LineRow[], context: UserContext) {
  const ids = rows.flatMap(({ what, targetId }) => (what === 'action' ? (targetId ?? []) : []));
  const lines = ids.length > 0 ? await findActionLines(context.pool, ids) : [];
  const actions = await shownActions(lines, context);
  return rows.map((row) => {
    const action = (row.what === 'action' && actions.get(row.targetId ?? '')) || null;
    return { ...row, ...looksOf(row), amount: euros(row.amount), action };
  });
}

const looked = z.array(
  z.object({ at: z.number(), subject: z.string(), by: z.string().nullable() }),
);

/** The access count of a grouped line, kept out of its text. */
const looksOf = ({ what, shown }: LineRow) =>
  what === 'look' ? { looks: looked.parse(JSON.parse(shown ?? '[]')), shown: null } : { looks: [] };

const euros = (amount: number | null) => (amount === null ? null : toEuros(cents(amount)));
