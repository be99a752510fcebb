import type { DraftForm } from '../../contract/draft-calls.ts';
import type { Database } from '../db/database.ts';
import { oldestDraft } from './draft-life.ts';

export async function saveDraft(
  db: Database,
  draft: { accountId: string; form: DraftForm; now: number },
): Promise<void> {
  await db.query(
    `insert into purchase_draft (account_id, form, saved_at)
     values ($1, $2, $3)
     on conflict (account_id) do update set form = excluded.form, saved_at = excluded.saved_at`,
    [draft.accountId, JSON.stringify(draft.form), new Date(draft.now)],
  );
}

/** Whatever an earlier release stored there: the caller looks at its shape. */
export async function findDraft(
  db: Database,
  { accountId, now }: { accountId: string; now: number },
): Promise<unknown> {
  const { rows } = await db.query<{ form: unknown }>(
    `select form
       from purchase_draft
      where account_id = $1 and saved_at > $2`,
    [accountId, oldestDraft(now)],
  );
  return rows[0]?.form ?? null;
}
