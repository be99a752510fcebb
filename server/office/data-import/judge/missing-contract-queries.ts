import { IMPORT_UNDO_DAYS } from '../../../../domain/data-import/import-states.ts';
import type { Database } from '../../../db/database.ts';

export type MissingContract = {
  outerId: string;
  /** The payer; null when nobody can be notified. */
  personId: string | null;
  nextDueOn: string;
  /** Cents of the next instalment. */
  amount: number;
  unpaid: number;
};

/** Retention of import rows: afterwards every contract would seem missing. */
const KEPT_MS = IMPORT_UNDO_DAYS * 24 * 60 * 60 * 1000;

/**
 * $1 import, $2 oldest time with rows. Contracts of earlier imports of the source that are still charged but missing
 * from its contract file; empty without such a file.
 */
const MISSING = `
  from data_import one
  join data_import_ref ref on ref.source = one.source and ref.kind = 'contracts'
  join monthly_contract contract on contract.id = ref.target_id and contract.withdrawn_at is null
  join lateral (select min(due_on) as next_due_on, count(*)::int as unpaid,
                       (array_agg(amount_cents order by number))[1] as amount
                  from instalment where contract_id = contract.id and paid_by is null) as rest on rest.unpaid > 0
 where one.id = $1 and one.changed_at > $2 and one.state in ('checked', 'signed', 'stopped', 'done')
   and exists (select from data_import_file file
                where file.import_id = one.id and file.kind = 'contracts' and file.state = 'read')
   and not exists (select from data_import_row row
                    where row.import_id = one.id and row.kind = 'contracts' and row.outer_id = ref.outer_id)
   and not exists (select from data_import newer
                    where newer.id = ref.import_id and newer.committed_at > one.committed_at)`;

const values = (importId: string, now: number) => [importId, new Date(now - KEPT_MS)];

export async function countMissingContracts(
  db: Database,
  importId: string,
  now: number,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count ${MISSING}`,
    values(importId, now),
  );
  return rows[0]?.count ?? 0;
}

/** Paged by outer id. */
export async function findMissingContracts(
  db: Database,
  asked: { importId: string; now: number; after: string; most: number },
): Promise<MissingContract[]> {
  const { rows } = await db.query<MissingContract>(
    `select ref.outer_id as "outerId", contract.account_id as "personId", rest.next_due_on::text as "nextDueOn",
            rest.amount, rest.unpaid
       ${MISSING} and ref.outer_id collate "C" > $3
      order by ref.outer_id collate "C" limit $4`,
    [...values(asked.importId, asked.now), asked.after, asked.most],
  );
  return rows;
}
