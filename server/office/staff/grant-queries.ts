import type { Language } from '../../../domain/base/language.ts';
import type { StaffRole } from '../../../domain/office/rights.ts';
import type { Database, Transaction } from '../../db/database.ts';

export type Colleague = {
  accountId: string;
  emailAddress: string;
  language: Language;
  roles: StaffRole[];
};

/** All members with a role in force. */
export async function findColleagues(db: Database, now: number): Promise<Colleague[]> {
  const { rows } = await db.query<Colleague>(
    `select account.id as "accountId", email_address as "emailAddress", language,
            array_agg(working.role order by working.role) as roles
       from working_staff_role($1) working join account on account.id = account_id
      group by account.id
      order by account.id`,
    [new Date(now)],
  );
  return rows;
}

export type Grant = {
  accountId: string;
  name: string;
  role: StaffRole;
  givenAt: number;
  givenBy: string | null;
  givenByName: string | null;
  /** Null: starts when a second person confirms it. */
  worksFrom: number | null;
};

const nameOf = (account: string) =>
  `coalesce(nullif(concat_ws(' ', ${account}.first_name, ${account}.last_name), ''), ${account}.email_address)`;
const epoch = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
const GRANTS = `
  select given.account_id as "accountId", ${nameOf('holder')} as name, given.role,
         ${epoch('given_at')} as "givenAt", given_by as "givenBy", ${nameOf('giver')} as "givenByName",
         ${epoch('works_from')} as "worksFrom"
    from staff_role given
    join staff_member member on member.account_id = given.account_id and member.ended_at is null
    join account holder on holder.id = given.account_id
    left join account giver on giver.id = given_by`;

/** Grants not yet in force, oldest first. */
export async function findWaitingGrants(db: Database, now: number): Promise<Grant[]> {
  const { rows } = await db.query<Grant>(
    `${GRANTS} where works_from is null or works_from > $1 order by given_at, name, given.role`,
    [new Date(now)],
  );
  return rows;
}

type Key = { accountId: string; role: StaffRole };

export async function findGrant(tx: Transaction, { accountId, role }: Key): Promise<Grant | null> {
  const { rows } = await tx.query<Grant>(
    `${GRANTS} where given.account_id = $1 and given.role = $2`,
    [accountId, role],
  );
  return rows[0] ?? null;
}
