import type { PostalAddress } from '../../domain/person/address-line.ts';
import { HOME_COUNTRY } from '../../domain/person/country.ts';
import type { Database, Transaction } from '../db/database.ts';

export type Contact = PostalAddress & { phone: string };

/** Columns of the view account_contact by their names in the code: queries that read contact details join it. */
export const CONTACT_COLUMNS = `
  contact.street_address as "streetAddress", contact.zip_code as "zipCode", contact.city, contact.country,
  contact.phone`;

/** Contact details from any source (profile or newest order); empty fields when there are none. */
export async function findContact(db: Database, accountId: string): Promise<Contact> {
  const { rows } = await db.query<Contact>(
    `select ${CONTACT_COLUMNS} from account_contact contact where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? { streetAddress: '', zipCode: '', city: '', country: HOME_COUNTRY, phone: '' };
}

export async function upsertContact(
  tx: Transaction,
  { accountId, now, ...contact }: Contact & { accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into contact_details (account_id, street_address, zip_code, city, phone, changed_at, country)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (account_id) do update
        set street_address = excluded.street_address, zip_code = excluded.zip_code,
            city = excluded.city, phone = excluded.phone, changed_at = excluded.changed_at,
            country = excluded.country`,
    valuesOf({ accountId, now, ...contact }),
  );
}

/** Somebody else may have filled in the form, so existing contact details are kept. */
export async function insertContact(
  tx: Transaction,
  { accountId, now, ...contact }: Contact & { accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `insert into contact_details (account_id, street_address, zip_code, city, phone, changed_at, country)
     select $1, $2, $3, $4, $5, $6, $7
      where not exists (select from account_contact
                         where account_id = $1 and street_address || phone <> '')
     on conflict (account_id) do nothing`,
    valuesOf({ accountId, now, ...contact }),
  );
}

const valuesOf = ({ accountId, now, ...contact }: Contact & { accountId: string; now: number }) => [
  accountId,
  contact.streetAddress,
  contact.zipCode,
  contact.city,
  contact.phone,
  new Date(now),
  contact.country,
];

export async function deleteContact(tx: Transaction, accountId: string): Promise<void> {
  await tx.query('delete from contact_details where account_id = $1', [accountId]);
}
