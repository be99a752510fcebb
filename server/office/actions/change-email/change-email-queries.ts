import type { IdentityFact } from '../../../../domain/office/identity-facts.ts';
import { HOLDS_NOTHING } from '../../../account/write/open-account-queries.ts';
import type { Database } from '../../../db/database.ts';

/** Facts we hold about the person for comparing. A hidden diary is excluded. */
export async function findKnownFacts(db: Database, personId: string): Promise<IdentityFact[]> {
  const { rows } = await db.query<{ fact: IdentityFact }>(
    `select fact from account
       left join museum_card card on card.holder_account_id = account.id
       join account_contact contact on contact.account_id = account.id
       left join lateral (select details -> 'buyer' as buyer from card_order
                           where buyer_account_id = account.id order by created_at desc limit 1) newest on true
       cross join lateral (values
         ('fullName', coalesce(card.holder_last_name, account.last_name, '') <> ''),
         ('yearOfBirth', card.holder_year_of_birth is not null),
         ('postalAddress', contact.street_address <> ''),
         ('phone', contact.phone <> ''),
         ('customerNumber', card.id is not null),
         ('orderSum', buyer is not null),
         ('orderDay', buyer is not null),
         ('lastVisit', exists (select from visit where card_id = card.id)
                       and not exists (select from hidden_diary where card_id = card.id))
       ) as facts (fact, is_known)
      where account.id = $1 and is_known`,
    [personId],
  );
  return rows.map(({ fact }) => fact);
}

/** Staff and clerks have further ways to sign in, so customer service may not change their address. */
export async function worksHere(db: Database, personId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from account where id = $1 and (role <> 'customer'
        or exists (select from museum_member where account_id = $1 and ended_at is null))`,
    [personId],
  );
  return rowCount === 1;
}

/** An account without any data may be deleted to free its address. */
export async function hasEmptyAccount(db: Database, address: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from account
      where ${HOLDS_NOTHING}
        and not exists (select from contact_case where account_id = account.id)
        and not exists (select from person_note where account_id = account.id)
        and not exists (select from museum_member where account_id = account.id)
        and not exists (select from staff_member where account_id = account.id)`,
    [address],
  );
  return rowCount === 1;
}
