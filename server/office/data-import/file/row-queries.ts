import { IMPORT_KINDS, type ImportKind } from '../../../../domain/data-import/import-kinds.ts';
import type { Outcome, RowReason, Verdict } from '../../../../domain/data-import/import-states.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { OUTCOME } from '../totals-queries.ts';
import { LINES_OF_A_FILE } from './stage-file.ts';

export type ReportRow = {
  kind: ImportKind;
  place: number;
  file: string;
  line: number;
  outerId: string;
  verdict: Verdict;
  outcome: Outcome | null;
  why: RowReason | null;
  columns: string[];
  found: string | null;
};

type RowFilter = {
  importId: string;
  kind: ImportKind;
  verdict: Verdict | null;
  outcome: Outcome | null;
  after: number;
  most: number;
};

/** $1 import, $2 kind, $3 place. */
const REPORT = (outcome: string, condition: string) => `
  select one.kind, one.place::float8 as place, file.name as file, (one.place % ${LINES_OF_A_FILE})::int as line,
         one.outer_id as "outerId", one.verdict, ${outcome} as outcome, one.why, one.columns, one.found
    from data_import_row one
    join data_import_file file
      on file.import_id = one.import_id and file.number = one.place / ${LINES_OF_A_FILE}
   where one.import_id = $1 and one.kind = $2 and one.place > $3 and ${condition}
   order by one.place`;

/** Rows of one kind in file order. */
export async function findRows(db: Database, asked: RowFilter): Promise<ReportRow[]> {
  const isAsked = `($4::text is null or verdict = $4) and ($5::text is null or ${OUTCOME} = $5)`;
  const { rows } = await db.query<ReportRow>(`${REPORT(OUTCOME, isAsked)} limit $6`, [
    asked.importId,
    asked.kind,
    asked.after,
    asked.verdict,
    asked.outcome,
    asked.most,
  ]);
  return rows;
}

const HAS_SOMETHING = `(verdict = 'refused' or why is not null or outcome is not null)`;

/** Streams all rows with something to report. */
export async function* readReport(db: Database, importId: string): AsyncGenerator<ReportRow[]> {
  for (const kind of IMPORT_KINDS) {
    for (let after = 0; ; ) {
      const { rows } = await db.query<ReportRow>(
        `${REPORT('one.outcome', HAS_SOMETHING)} limit 5000`,
        [importId, kind, after],
      );
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < 5000) break;
      after = last.place;
    }
  }
}

export async function deleteRows(db: Database, importId: string): Promise<void> {
  await db.query('delete from data_import_row where import_id = $1', [importId]);
}

/** Freshly copied rows have no statistics for the planner. */
export async function analyzeRows(db: Database): Promise<void> {
  await db.query('analyze data_import_row');
}

/** The next range of a kind; null when none is left. */
export async function findStretch(
  tx: Transaction,
  {
    importId,
    kind,
    after,
    most,
  }: { importId: string; kind: ImportKind; after: number; most: number },
): Promise<{ to: number; count: number } | null> {
  const { rows } = await tx.query<{ to: number | null; count: number }>(
    `select max(place)::float8 as to, count(*)::int as count
       from (select place from data_import_row
              where import_id = $1 and kind = $2 and place > $3 order by place limit $4) as next`,
    [importId, kind, after, most],
  );
  const [next] = rows;
  return next?.to ? { to: next.to, count: next.count } : null;
}

export async function countRows(db: Database, importId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from data_import_row where import_id = $1',
    [importId],
  );
  return rows[0]?.count ?? 0;
}

/** The id at which a range is halved. */
export async function findMiddle(
  tx: Transaction,
  { importId, kind, from, to }: { importId: string; kind: ImportKind; from: number; to: number },
): Promise<number> {
  const { rows } = await tx.query<{ place: number | null }>(
    `select (percentile_disc(0.5) within group (order by place))::float8 as place from data_import_row
      where import_id = $1 and kind = $2 and place > $3 and place <= $4`,
    [importId, kind, from, to],
  );
  return rows[0]?.place ?? from;
}

/** Marks the single row of a range that could not be undone. */
export async function markCouldNot(
  tx: Transaction,
  { importId, kind, place }: { importId: string; kind: ImportKind; place: number },
): Promise<void> {
  await tx.query(
    `update data_import_row set outcome = 'couldNot', why = 'stillReferred'
      where import_id = $1 and kind = $2 and place = $3 and outcome is null`,
    [importId, kind, place],
  );
}

export async function findMuseumWords(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; slug: string; name: string }>(
    'select id, slug, name_fi as name from museum order by joined_on desc',
  );
  return new Map([
    ...rows.map(({ id, name }) => [name.toLowerCase(), id] as const),
    ...rows.map(({ id, slug }) => [slug.toLowerCase(), id] as const),
  ]);
}
