import type { Language } from '../../../domain/base/language.ts';
import type { StaffRole } from '../../../domain/office/rights.ts';
import type { Database, Transaction } from '../../db/database.ts';

/** One change of people at a time: two who end each other at once would leave nobody. */
export async function lockStaff(tx: Transaction): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('people who work here'))`);
}

/** Where the account's day begins, by where it works now; somebody who left keeps it as a customer. */
export async function updateAccountRole(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    `update account
        set role = case
          when exists (select from staff_member where account_id = $1 and ended_at is null) then 'staff'
          when exists (select from museum_member where account_id = $1 and ended_at is null) then 'desk'
          else 'customer' end
      where id = $1`,
    [accountId],
  );
}

export async function updateNamesOfAccount(
  tx: Transaction,
  named: { accountId: string; firstName: string; lastName: string },
): Promise<void> {
  await tx.query('update account set first_name = $2, last_name = $3 where id = $1', [
    named.accountId,
    named.firstName,
    named.lastName,
  ]);
}

export async function findMuseumName(
  db: Database,
  museumId: string,
  language: Language,
): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select name_${language} as name from museum where id = $1`,
    [museumId],
  );
  return rows[0]?.name ?? '';
}

/** The roles of somebody who works here now; none of anybody else. */
export async function findStaffRoles(db: Database, accountId: string): Promise<StaffRole[]> {
  const { rows } = await db.query<{ role: StaffRole }>(
    `select role from staff_role join staff_member using (account_id)
      where account_id = $1 and ended_at is null`,
    [accountId],
  );
  return rows.map(({ role }) => role);
}

export type Member = {
  accountId: string;
  name: string;
  emailAddress: string;
  roles: StaffRole[];
  addedAt: number;
  addedBy: string | null;
  lastSignInAt: number | null;
  endedAt: number | null;
};

const epoch = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** Who works in the office, and who has left within a year; those who left last of all. */
export async function findMembers(db: Database): Promise<Member[]> {
  const { rows } = await db.query<Member>(
    `select member.account_id as "accountId", account.email_address as "emailAddress",
            concat_ws(' ', account.first_name, account.last_name) as name,
            array(select role from staff_role where account_id = member.account_id order by role) as roles,
            ${epoch('added_at')} as "addedAt",
            coalesce(nullif(concat_ws(' ', adder.first_name, adder.last_name), ''),
                     adder.email_address) as "addedBy",
            ${epoch('last_sign_in_at')} as "lastSignInAt", ${epoch('ended_at')} as "endedAt"
       from staff_member member
       join account on account.id = member.account_id
       left join account adder on adder.id = member.added_by
      order by ended_at desc nulls first, lower(concat_ws(' ', account.last_name, account.first_name)),
               account.email_address
      limit 1000`,
  );
  return rows;
}
