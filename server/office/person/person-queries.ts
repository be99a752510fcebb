import type { Language } from '../../../domain/base/language.ts';
import type { PostalAddress } from '../../../domain/person/address-line.ts';
import type { Database } from '../../db/database.ts';

export type PersonRow = {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  yearOfBirth: number | null;
  language: Language;
  customerSince: number;
  emailAddress: string;
  phone: string;
  home: PostalAddress;
  leavesAt: number | null;
  joinedInto: string | null;
};

export async function findPerson(db: Database, accountId: string): Promise<PersonRow | null> {
  const { rows } = await db.query<PersonRow>(
    `select account.id, account.language, account.email_address as "emailAddress",
            concat_ws(' ', coalesce(card.holder_first_name, account.first_name),
                           coalesce(card.holder_last_name, account.last_name)) as name,
            coalesce(card.holder_first_name, account.first_name, '') as "firstName",
            coalesce(card.holder_last_name, account.last_name, '') as "lastName",
            card.holder_year_of_birth as "yearOfBirth",
            (extract(epoch from account.created_at) * 1000)::float8 as "customerSince",
            contact.phone,
            json_build_object('streetAddress', contact.street_address, 'zipCode', contact.zip_code,
                              'city', contact.city, 'country', contact.country) as home,
            (select (extract(epoch from due_at) * 1000)::float8 from account_deletion
              where account_id = account.id) as "leavesAt",
            account.merged_into as "joinedInto"
       from account
       left join museum_card card on card.holder_account_id = account.id
       join account_contact contact on contact.account_id = account.id
      where account.id = $1 and account.role <> 'desk'`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** Current sessions of the person; browser logs refer to them. */
export async function findSessionIds(db: Database, accountId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select id from account_session where account_id = $1 order by created_at desc limit 50',
    [accountId],
  );
  return rows.map(({ id }) => id);
}

/** Of the newest contract that was not ended early. */
export async function findInstalments(
  db: Database,
  accountId: string,
  today: string,
): Promise<('paid' | 'late' | 'coming')[]> {
  const { rows } = await db.query<{ state: 'paid' | 'late' | 'coming' }>(
    `select case when paid_by is not null then 'paid' when due_on < $2::date then 'late' else 'coming' end as state
       from instalment
      where contract_id = (select id from monthly_contract
                            where account_id = $1 and withdrawn_at is null
                            order by created_at desc limit 1)
      order by number`,
    [accountId, today],
  );
  return rows.map(({ state }) => state);
}

/** One access per member and day, however often the page is opened. */
export async function insertLook(
  db: Database,
  look: {
    accountId: string;
    staffId: string;
    subject: 'details' | 'page';
    now: number;
    dayStart: number;
  },
): Promise<void> {
  await db.query(
    `insert into staff_look (account_id, staff_account_id, subject, looked_at)
     select $1, $2, $3, $4
      where not exists (select from staff_look
                         where account_id = $1 and staff_account_id = $2 and subject = $3 and looked_at >= $5)`,
    [look.accountId, look.staffId, look.subject, new Date(look.now), new Date(look.dayStart)],
  );
}
