import type { Database } from '../db/database.ts';
import type { SealedKind } from '../platform/seal-text.ts';

export type SealedColumn = { table: string; id: string; column: string; kind: SealedKind };
export type SealedRow = { id: string; sealed: Buffer };
export type ResealedRow = SealedRow & { resealed: Buffer };

/** Columns that are only encrypted. Gift codes and links have hashes beside them and are handled elsewhere. */
export const SEALED_COLUMNS: SealedColumn[] = [
  { table: 'payment_token', id: 'id', column: 'sealed_token', kind: 'payment-token' },
  { table: 'company_order', id: 'id', column: 'sealed_desk_key', kind: 'desk-key' },
  { table: 'staff_totp', id: 'account_id', column: 'sealed_secret', kind: 'totp-secret' },
  { table: 'staff_totp', id: 'account_id', column: 'pending_secret', kind: 'totp-secret' },
  { table: 'refund_account', id: 'need_id', column: 'sealed', kind: 'refund-account' },
];

type SealedRowsQuery = { keyId: Buffer; after: string | null; most: number };

/** Encrypted with another key, or before keys had ids; ordered by id, so that an interrupted run can resume. */
export async function findSealedByOthers(
  db: Database,
  { table, id, column }: SealedColumn,
  { keyId, after, most }: SealedRowsQuery,
): Promise<SealedRow[]> {
  const { rows } = await db.query<SealedRow>(
    `select ${id} as id, ${column} as sealed from ${table}
      where ${column} is not null and substring(${column} from 1 for 8) <> $1
        and ($2::uuid is null or ${id} > $2)
      order by ${id} limit $3`,
    [keyId, after, most],
  );
  return rows;
}

/** Skips rows that changed since they were read. */
export async function updateSealed(
  db: Database,
  { table, id, column }: SealedColumn,
  rows: ResealedRow[],
): Promise<void> {
  await db.query(
    `update ${table} kept set ${column} = done.resealed
       from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as done (id, sealed, resealed)
      where kept.${id} = done.id and kept.${column} = done.sealed`,
    [rows.map((row) => row.id), rows.map((row) => row.sealed), rows.map((row) => row.resealed)],
  );
}

/** One encrypted value of each kind, to verify the keys at start. */
export async function findSealedSamples(
  db: Database,
): Promise<{ kind: SealedKind; sealed: Buffer }[]> {
  const samples = SEALED_COLUMNS.map(
    ({ table, column, kind }) =>
      `(select '${kind}' as kind, ${column} as sealed from ${table} where ${column} is not null limit 1)`,
  );
  const { rows } = await db.query<{ kind: SealedKind; sealed: Buffer }>(
    `(select 'activation-code' as kind, sealed_code as sealed from claimable_card limit 1)
     union all ${samples.join(' union all ')}`,
  );
  return rows;
}

/** Whether any row still needs the key, such as those of a process that kept running with it. */
export async function isKeyInUse(db: Database, keyId: Buffer): Promise<boolean> {
  const columns = [
    ...SEALED_COLUMNS,
    { table: 'claimable_card', column: 'sealed_code' },
    { table: 'gift_order', column: 'sealed_giver_key' },
    { table: 'gift', column: 'sealed_marker' },
  ];
  const uses = columns.map(
    ({ table, column }) =>
      `exists (select from ${table} where substring(${column} from 1 for 8) = $1)`,
  );
  const { rows } = await db.query<{ used: boolean }>(`select ${uses.join(' or ')} as used`, [
    keyId,
  ]);
  return rows[0]?.used ?? true;
}
