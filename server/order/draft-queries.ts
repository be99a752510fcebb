import type { DraftForm } from '../../contract/checkout/draft-calls.ts';
import type { Buyer } from '../../domain/order/purchase-form.ts';
import { CONTACT_COLUMNS } from '../account/contact-queries.ts';
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

/** May be from an earlier release: the caller validates its shape. */
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

/** CTE for a statement that fulfils the order `$1`: deletes its buyer's draft. */
export const DELETE_BOUGHT_DRAFT = `
  bought as (
    delete from purchase_draft
     where account_id = (select buyer_account_id from card_order where id = $1 and kind = 'standard'))`;

/** Prefill of a new form: the account's names and the latest contact details. */
export async function findKnownBuyer(
  db: Database,
  accountId: string,
): Promise<Omit<Buyer, 'password' | 'emailAddress'> | null> {
  const { rows } = await db.query<Omit<Buyer, 'password' | 'emailAddress'>>(
    `select coalesce(account.first_name, ordered.buyer ->> 'firstName', '') as "firstName",
            coalesce(account.last_name, ordered.buyer ->> 'lastName', '') as "lastName",
            coalesce(ordered.buyer ->> 'yearOfBirth', '') as "yearOfBirth",
            ${CONTACT_COLUMNS}
       from account
       join account_contact contact on contact.account_id = account.id
       left join lateral (
         select details -> 'buyer' as buyer from card_order
          where buyer_account_id = account.id and forgotten_at is null
            and details -> 'buyer' ? 'streetAddress'
          order by created_at desc
          limit 1) ordered on true
      where account.id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}
