import type { Language } from '../../../domain/base/language.ts';
import type { DeskRole } from '../../../domain/office/rights.ts';
import type { Database, Transaction } from '../../db/database.ts';

type Museum = { museumId: string; name: string };

/** All museums for the office; for others those they manage now. */
export async function findManagedMuseums(
  db: Database,
  { managerId, language }: { managerId: string | null; language: Language },
): Promise<Museum[]> {
  const { rows } = await db.query<Museum>(
    `select id as "museumId", name_${language} as name from museum
      where $1::uuid is null
         or exists (select from museum_member
                     where museum_id = museum.id and account_id = $1 and role = 'manager' and ended_at is null)
      order by name_${language}`,
    [managerId],
  );
  return rows;
}

type DeskMember = {
  accountId: string;
  museumId: string;
  role: DeskRole;
  name: string;
  emailAddress: string;
  addedAt: number;
  lastSignInAt: number | null;
};

export async function findDeskMembers(
  db: Database,
  museumIds: readonly string[],
): Promise<DeskMember[]> {
  const { rows } = await db.query<DeskMember>(
    `select account_id as "accountId", museum_id as "museumId", museum_member.role,
            concat_ws(' ', first_name, last_name) as name, email_address as "emailAddress",
            (extract(epoch from added_at) * 1000)::float8 as "addedAt",
            (extract(epoch from last_sign_in_at) * 1000)::float8 as "lastSignInAt"
       from museum_member join account on account.id = account_id
      where museum_id = any ($1::uuid[]) and ended_at is null
      order by lower(concat_ws(' ', last_name, first_name)), email_address
      limit 5000`,
    [museumIds],
  );
  return rows;
}

/** The current desk role. */
export async function findDeskRole(
  tx: Transaction,
  { accountId, museumId }: { accountId: string; museumId: string },
): Promise<DeskRole | null> {
  const { rows } = await tx.query<{ role: DeskRole }>(
    `select role from museum_member
      where account_id = $1 and museum_id = $2 and ended_at is null`,
    [accountId, museumId],
  );
  return rows[0]?.role ?? null;
}
