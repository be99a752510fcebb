import type { StaffRole } from '../../../domain/office/rights.ts';
import type { Database } from '../../db/database.ts';

type Pair = {
  one: string;
  other: string;
  since: number;
  /** Considers only these roles; all when omitted. */
  through?: readonly StaffRole[];
};
/** `isOwn`: one of the two admitted the other. */
export type SharedInviter = { name: string; isOwn: boolean; at: number };

/**
 * Who recently granted rights to both, directly or through others, or which of the two granted them to the other. Later
 * revoked grants count too. Null: nobody.
 */
export async function findSharedInviter(
  db: Database,
  { one, other, since, through }: Pair,
): Promise<SharedInviter | null> {
  const { rows } = await db.query<SharedInviter>(
    `with recursive given as (
       select account_id, added_by as giver, added_at as at from staff_member
        where added_at > $3
       union all
       select account_id, given_by, given_at from staff_role
        where given_at > $3 and ($4::text[] is null or role = any ($4))
       union all
       select person_id, member_id, at from staff_action
        where kind = 'staffRoles' and at > $3
          and exists (select from jsonb_array_elements_text(after -> 'roles') as role
                       where not before -> 'roles' ? role and ($4::text[] is null or role = any ($4)))
     ), late as (
       select account_id, giver, at from given where account_id in ($1, $2) and giver is not null
       union
       select late.account_id, given.giver, least(late.at, given.at)
         from late join given on given.account_id = late.giver
        where given.giver is not null
     ), shared as (
       select own.giver, least(own.at, their.at) as at
         from late own join late their using (giver)
        where own.account_id = $1 and their.account_id = $2
       union all
       select giver, at from late where giver in ($1, $2) and giver <> account_id
     )
     select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email_address) as name,
            giver in ($1, $2) as "isOwn", (extract(epoch from at) * 1000)::float8 as at
       from shared join account on account.id = giver
      order by shared.at desc limit 1`,
    [one, other, new Date(since), through ?? null],
  );
  return rows[0] ?? null;
}

/** Other members with one of these roles, who could decide instead. */
export async function findOthersWithRoles(
  db: Database,
  given: { roles: readonly StaffRole[]; except: readonly string[]; now: number },
): Promise<{ accountId: string; name: string }[]> {
  const { rows } = await db.query<{ accountId: string; name: string }>(
    `select account.id as "accountId",
            coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email_address) as name
       from staff_member member join account on account.id = member.account_id
      where account.id <> all ($2)
        and exists (select from working_staff_role($3)
                     where account_id = account.id and role = any ($1))
      order by last_sign_in_at desc nulls last, account.id limit 20`,
    [given.roles, given.except, new Date(given.now)],
  );
  return rows;
}
