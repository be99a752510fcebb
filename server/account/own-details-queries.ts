import type { Language } from '../../domain/base/language.ts';
import type { Database, Transaction } from '../db/database.ts';
import { CONTACT_COLUMNS, type Contact } from './contact-queries.ts';

export type OwnDetails = Contact & {
  emailAddress: string;
  newEmailAddress: string | null;
  hasPassword: boolean;
  holder: { firstName: string; lastName: string; yearOfBirth: number } | null;
  language: Language;
  subscribedNewsletter: boolean;
};

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
            ${CONTACT_COLUMNS},
            account.language,
            exists (select from newsletter_consent
                     where account_id = account.id and withdrawn_at is null)
              as "subscribedNewsletter"
       from account
       join account_contact contact on contact.account_id = account.id
       left join email_change wish on wish.account_id = account.id and wish.expires_at > $2
       left join museum_card card on card.holder_account_id = account.id
      where account.id = $1`,
    [accountId, new Date(now)],
  );
  return rows[0] ?? null;
}

export async function withdrawNewsletter(tx: Transaction, accountId: string, now: number) {
  await tx.query(
    `update newsletter_consent set withdrawn_at = $2
      where account_id = $1 and withdrawn_at is null`,
    [accountId, new Date(now)],
  );
}

/** Inserts only when no consent is in force, so that the first date stays. */
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
