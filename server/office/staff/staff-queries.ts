import type { Language } from '../../../domain/base/language.ts';
import type { StaffRole } from '../../../domain/office/rights.ts';
import type { Database, Transaction } from '../../db/database.ts';

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

/** Roles in force: none for leavers, none that still wait. */
export async function findStaffRoles(
  db: Database,
  accountId: string,
  now: number,
): Promise<StaffRole[]> {
  const { rows } = await db.query<{ role: StaffRole }>(
    'select role from working_staff_role($2) where account_id = $1',
    [accountId, new Date(now)],
  );
  return rows.map(({ role }) => role);
}

/** Null: no member has this address. */
export async function findMemberByAddress(db: Database, address: string): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `select account.id from account join staff_member on account_id = account.id
      where lower(email_address) = $1 and ended_at is null`,
    [address],
  );
  return rows[0]?.id ?? null;
}

export type Member = {
  accountId: string;
  name: string;
  emailAddress: string;
  roles: StaffRole[];
  addedAt: number;
  addedBy: string | null;
  lastSignInAt: number | null;
  hasFactor: boolean;
  endedAt: number | null;
};

const epoch = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** Office members, and those who left within a year, at the end. */
export async function findMembers(db: Database): Promise<Member[]> {
  const { rows } = await db.query<Member>(
    `select member.account_id as "accountId", account.email_address as "emailAddress",
            concat_ws(' ', account.first_name, account.last_name) as name,
            array(select role from staff_role where account_id = member.account_id order by role) as roles,
            ${epoch('added_at')} as "addedAt",
            coalesce(nullif(concat_ws(' ', adder.first_name, adder.last_name), ''),
                     adder.email_address) as "addedBy",
            exists (select from staff_passkey where account_id = member.account_id)
              or exists (select from staff_totp
                          where account_id = member.account_id and sealed_secret is not null) as "hasFactor",
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

export async function findMember(
  tx: Transaction,
  accountId: string,
): Promise<{ isEnded: boolean; roles: StaffRole[] } | null> {
  const { rows } = await tx.query<{ isEnded: boolean; roles: StaffRole[] }>(
    `select ended_at is not null as "isEnded",
            array(select role from staff_role where account_id = $1 order by role) as roles
       from staff_member where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

export async function findNameOfAccount(db: Database, accountId: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email_address) as name
       from account where id = $1`,
    [accountId],
  );
  return rows[0]?.name ?? '';
}

type StaffChangeAction = {
  memberId: string;
  kind:
    | 'staffInvited'
    | 'staffRoles'
    | 'staffRoleConfirmed'
    | 'staffRoleTakenBack'
    | 'invitationConfirmed'
    | 'staffEnded'
    | 'staffFactorsReset'
    | 'deskInvited'
    | 'deskRole'
    | 'deskEnded'
    | 'invitationWithdrawn';
  right: 'staff.manage' | 'desk.manage';
  /** The member concerned; null while only invited. */
  personId: string | null;
  input: object;
  reason: string | null;
  before: object | null;
  after: object | null;
  now: number;
};

/** Records a staff change as a staff_action without undo. */
export async function insertStaffAction(tx: Transaction, action: StaffChangeAction): Promise<void> {
  await tx.query(
    `insert into staff_action (id, at, member_id, kind, right_name, grade, person_id, input, reason, before, after)
     values (gen_random_uuid(), $1, $2, $3, $4, 'high', $5, $6, $7, $8, $9)`,
    [
      new Date(action.now),
      action.memberId,
      action.kind,
      action.right,
      action.personId,
      JSON.stringify(action.input),
      action.reason,
      action.before && JSON.stringify(action.before),
      action.after && JSON.stringify(action.after),
    ],
  );
}
