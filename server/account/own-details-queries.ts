import type { Language } from '../../domain/base/language.ts';
import type { Database, Transaction } from '../db/database.ts';

export type Contact = { streetAddress: string; zipCode: string; city: string; phone: string };

export type OwnDetails = Contact & {
  emailAddress: string;
  newEmailAddress: string | null;
  hasPassword: boolean;
  holder: { firstName: string; lastName: string; yearOfBirth: number } | null;
  language: Language;
  subscribedNewsletter: boolean;
};

/** What the person keeps of themselves; until they have, their newest order tells where they live. */
export async function findOwnDetails(
  db: Database,
  accountId: string,
  now: number,
): Promise<OwnDetails | null> {
  const { rows } = await db.query<OwnDetails>(
    `select account.email_address as "emailAddress",
            wish.new_email_address as "newEmailAddress",
            account.password_hash is not null as "hasPassword",
            case when card.holder_first_name is not null then json_build_object(
              'firstName', card.holder_first_name, 'lastName', card.holder_last_name,
              'yearOfBirth', card.holder_year_of_birth) end as holder,
            coalesce(kept.street_address, ordered.buyer ->> 'streetAddress', '') as "streetAddress",
            coalesce(kept.zip_code, ordered.buyer ->> 'zipCode', '') as "zipCode",
            coalesce(kept.city, ordered.buyer ->> 'city', '') as city,
            coalesce(kept.phone, ordered.buyer ->> 'phone', '') as phone,
            account.language,
            exists (select from newsletter_consent
                     where account_id = account.id and withdrawn_at is null)
              as "subscribedNewsletter"
       from account
       left join contact_details kept on kept.account_id = account.id
       left join email_change wish on wish.account_id = account.id and wish.expires_at > $2
       left join museum_card card on card.holder_account_id = account.id
       left join lateral (
         select details -> 'buyer' as buyer from card_order
          where buyer_account_id = account.id and details -> 'buyer' ? 'streetAddress'
          order by created_at desc
          limit 1) ordered on true
      where account.id = $1`,
    [accountId, new Date(now)],
  );
  return rows[0] ?? null;
}

export async function upsertContact(
  tx: Transaction,
  { accountId, now, ...contact }: Contact & { accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into contact_details (account_id, street_address, zip_code, city, phone, changed_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id) do update
        set street_address = excluded.street_address, zip_code = excluded.zip_code,
            city = excluded.city, phone = excluded.phone, changed_at = excluded.changed_at`,
    [accountId, contact.streetAddress, contact.zipCode, contact.city, contact.phone, new Date(now)],
  );
}

/** A plastic card that is not in production yet goes where the person lives now. */
export async function updateWaitingPlastic(
  tx: Transaction,
  { accountId, streetAddress, zipCode, city }: Omit<Contact, 'phone'> & { accountId: string },
): Promise<void> {
  await tx.query(
    `update plastic_card_order
        set street_address = $2, zip_code = $3, city = $4
      where sent_to_production_at is null
        and card_id in (select id from museum_card where holder_account_id = $1)`,
    [accountId, streetAddress, zipCode, city],
  );
}

export async function updateLanguage(tx: Transaction, accountId: string, language: Language) {
  await tx.query('update account set language = $2 where id = $1', [accountId, language]);
}

export async function withdrawNewsletter(tx: Transaction, accountId: string, now: number) {
  await tx.query(
    `update newsletter_consent set withdrawn_at = $2
      where account_id = $1 and withdrawn_at is null`,
    [accountId, new Date(now)],
  );
}

/** Given anew only when there is no consent in force. */
export async function insertNewsletterConsent(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into newsletter_consent (account_id, given_at)
     select $1, $2
      where not exists (select from newsletter_consent
                         where account_id = $1 and withdrawn_at is null)
     -- Withdrawn and given again within one instant, by two tabs.
     on conflict (account_id, given_at) do update set withdrawn_at = null`,
    [accountId, new Date(now)],
  );
}
