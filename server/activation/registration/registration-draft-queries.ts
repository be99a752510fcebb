import type { Database, Transaction } from '../../db/database.ts';
import { oldestDraft } from '../../order/draft-life.ts';

type Whose = { cardId: string; browserHash: Buffer; accountId: string | null };

/**
 * False when nothing is stored: the card has a holder, or a signed-in person has typed here, whose draft must not open
 * to the next user after their session has ended.
 */
export async function saveRegistrationDraft(
  db: Database,
  draft: Whose & { form: object; now: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into registration_draft (card_id, browser_hash, account_id, form, saved_at)
     select $1::uuid, $2::bytea, $3::uuid, $4::jsonb, $5::timestamptz
      where not exists (select from card_redemption where card_id = $1)
         -- Trying a code of an employer must not show by this that it is used.
         or exists (select from company_seat where card_id = $1 and email_address is null)
     on conflict (card_id, browser_hash)
     do update set account_id = excluded.account_id, form = excluded.form, saved_at = excluded.saved_at
             where excluded.account_id is not null or registration_draft.account_id is null`,
    [
      draft.cardId,
      draft.browserHash,
      draft.accountId,
      JSON.stringify(draft.form),
      new Date(draft.now),
    ],
  );
  return rowCount === 1;
}

/** Includes what was typed before signing in, but never another account's draft. */
export async function findRegistrationDraft(
  db: Database,
  { cardId, browserHash, accountId, now }: Whose & { now: number },
): Promise<unknown> {
  const { rows } = await db.query<{ form: unknown }>(
    `select form
       from registration_draft
      where card_id = $1 and browser_hash = $2 and saved_at > $4
        and (account_id is null or account_id = $3)`,
    [cardId, browserHash, accountId, oldestDraft(now)],
  );
  return rows[0]?.form ?? null;
}

/** Deletes all form drafts of the card. */
export async function deleteRegistrationDrafts(tx: Transaction, cardId: string): Promise<void> {
  await tx.query('delete from registration_draft where card_id = $1', [cardId]);
}
