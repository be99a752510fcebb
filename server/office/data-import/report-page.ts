import { cents, toEuros } from '../../../domain/base/cents.ts';
import { IMPORT_KINDS, type ImportKind } from '../../../domain/data-import/import-kinds.ts';
import type { Outcome, Verdict } from '../../../domain/data-import/import-states.ts';
import type { Database } from '../../db/database.ts';
import { findRows, type ReportRow } from './file/row-queries.ts';
import { findMissingContracts } from './judge/missing-contract-queries.ts';

const PAGE = 100;

type ReportQuery = {
  importId: string;
  kind?: ImportKind | undefined;
  verdict?: Verdict | undefined;
  outcome?: Outcome | undefined;
  after?: string | undefined;
};

/** Rows of the report by kind. `next` is the start of the following page. */
export async function pageOfRows(db: Database, asked: ReportQuery) {
  const [fromKind, fromPlace] = (asked.after ?? '').split(':');
  const kinds = asked.kind ? [asked.kind] : [...IMPORT_KINDS];
  const begun = Math.max(0, kinds.indexOf(fromKind as ImportKind));
  const rows: ReportRow[] = [];
  for (const kind of kinds.slice(begun)) {
    const after = kind === fromKind ? placeOf(fromPlace) : 0;
    rows.push(
      ...(await findRows(db, {
        importId: asked.importId,
        kind,
        verdict: asked.verdict ?? null,
        outcome: asked.outcome ?? null,
        after,
        most: PAGE + 1 - rows.length,
      })),
    );
    if (rows.length > PAGE) break;
  }
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.map(({ place: _, ...row }) => row),
    next: rows.length > PAGE && last ? `${last.kind}:${last.place}` : null,
  };
}

/** Contracts missing from the file, by outer id. */
export async function pageOfMissing(
  db: Database,
  { importId, now, after = '' }: { importId: string; now: number; after?: string | undefined },
) {
  const found = await findMissingContracts(db, { importId, now, after, most: PAGE + 1 });
  const contracts = found
    .slice(0, PAGE)
    .map((contract) => ({ ...contract, amount: toEuros(cents(contract.amount)) }));
  return { contracts, next: found.length > PAGE ? (contracts.at(-1)?.outerId ?? null) : null };
}

const placeOf = (text: string | undefined): number =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : 0;
