import type { Database, Transaction } from '../../db/database.ts';

/** Back to files: the check and the signature no longer apply. */
export async function reopenImport(tx: Transaction, id: string, now: number): Promise<void> {
  await tx.query(
    `update data_import
        set state = 'open', changed_at = $2, checked_on = null, totals = null, signed_at = null, signed_by = null,
            signed_totals = null, fault = null
      where id = $1`,
    [id, new Date(now)],
  );
}

export async function updateSigned(
  tx: Transaction,
  { id, by, now }: { id: string; by: string; now: number },
): Promise<void> {
  await tx.query(
    `update data_import set state = 'signed', signed_at = $3, signed_by = $2, signed_totals = totals, changed_at = $3
      where id = $1`,
    [id, by, new Date(now)],
  );
}

export async function updateCommitted(
  tx: Transaction,
  { id, by, reason, now }: { id: string; by: string; reason: string; now: number },
): Promise<void> {
  await tx.query(
    `update data_import set committed_at = $4, committed_by = $2, reason = $3 where id = $1`,
    [id, by, reason, new Date(now)],
  );
}

/** Nothing is written yet: the commit counts as not begun. */
export async function uncommit(db: Database, id: string): Promise<void> {
  await db.query(
    'update data_import set committed_at = null, committed_by = null, reason = null where id = $1',
    [id],
  );
}

type ImportAction = {
  id: string;
  now: number;
  memberId: string;
  approvedBy: string | null;
  right: 'data.import' | 'data.sign';
  reason: string;
  after: object;
  undoes: string | null;
};

/** Signing, committing and undoing are recorded as staff actions. */
export async function insertImportAction(tx: Transaction, action: ImportAction): Promise<void> {
  await tx.query(
    `insert into staff_action (id, at, member_id, kind, right_name, grade, input, reason, after, undoes, approved_by)
     values ($1, $2, $3, 'dataImport', $4, 'high', '{}', $5, $6, $7, $8)`,
    [
      action.id,
      new Date(action.now),
      action.memberId,
      action.right,
      action.reason,
      JSON.stringify(action.after),
      action.undoes,
      action.approvedBy,
    ],
  );
}
