import type { Contact } from '../../../account/contact-queries.ts';
import type { CardHolder } from '../../../card/card-queries.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { MOVING } from './merge-references.ts';

export type MergeSide = {
  emailAddress: string;
  firstName: string | null;
  lastName: string | null;
  mergedInto: string | null;
  contact: Contact | null;
  isLeaving: boolean;
};

export async function findMergeSide(db: Database, id: string): Promise<MergeSide | null> {
  const { rows } = await db.query<MergeSide>(
    `select email_address as "emailAddress", first_name as "firstName", last_name as "lastName",
            merged_into as "mergedInto",
            exists (select from account_deletion where account_id = account.id) as "isLeaving",
            case when street_address || phone <> '' then json_build_object(
              'streetAddress', street_address, 'zipCode', zip_code, 'city', city, 'country', country, 'phone', phone) end as contact
       from account
       join account_contact contact on contact.account_id = account.id
      where account.id = $1 and role <> 'desk'`,
    [id],
  );
  return rows[0] ?? null;
}

/** Keys of all rows that would move, by reference. */
export async function findMovingKeys(
  db: Database,
  accountId: string,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { reference, table, column, key } of MOVING) {
    const { rows } = await db.query<{ key: string }>(
      `select ${key}::text as key from ${table} where ${column} = $1 order by 1`,
      [accountId],
    );
    found[reference] = rows.map((row) => row.key);
  }
  return found;
}

/** Current owner of each row. */
export async function findOwners(
  db: Database,
  keys: Record<string, string[]>,
): Promise<Record<string, Record<string, string | null>>> {
  const found: Record<string, Record<string, string | null>> = {};
  for (const { reference, table, column, key } of MOVING) {
    const { rows } = await db.query<{ key: string; owner: string | null }>(
      `select ${key}::text as key, ${column} as owner from ${table} where ${key}::text = any ($1)`,
      [keys[reference] ?? []],
    );
    found[reference] = Object.fromEntries(rows.map((row) => [row.key, row.owner]));
  }
  return found;
}

export async function updateOwners(
  tx: Transaction,
  keys: Record<string, string[]>,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  for (const { reference, table, column, key } of MOVING) {
    await tx.query(
      `update ${table} set ${column} = $3 where ${column} = $2 and ${key}::text = any ($1)`,
      [keys[reference] ?? [], fromId, toId],
    );
  }
}

export type PersonCard = CardHolder & {
  cardId: string;
  customerNumber: string;
  holderId: string;
  validUntil: string | null;
  waits: boolean;
  /** Only where a card had it; absent in merges stored by earlier releases. */
  diaryForgottenOn?: string;
  /** Waiting plastic cards: cause and name of each. */
  plastic: Record<string, string>;
};

export async function findPersonCards(db: Database, ids: string[]): Promise<PersonCard[]> {
  const { rows } = await db.query<PersonCard & { forgottenOn: string | null }>(
    `select card.id as "cardId", customer_number as "customerNumber", holder_account_id as "holderId",
            holder_first_name as "firstName", holder_last_name as "lastName", holder_year_of_birth as "yearOfBirth",
            valid_until::text as "validUntil", coalesce(waits_for_first_visit, false) as waits,
            diary_forgotten_on::text as "forgottenOn",
            coalesce((select json_object_agg(cause, recipient_name) from plastic_card_order
                       where card_id = card.id and cancelled_at is null and sent_to_production_at is null
                         and posted_at is null), '{}') as plastic
       from museum_card card
       left join card_validity on card_validity.card_id = card.id
      where holder_account_id = any ($1) and registered_at is not null
      order by card.id`,
    [ids],
  );
  return rows.map(({ forgottenOn, ...card }) =>
    forgottenOn ? { ...card, diaryForgottenOn: forgottenOn } : card,
  );
}
