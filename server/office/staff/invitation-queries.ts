import { accountAddress } from '../../../domain/account/email-address.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { DeskRole, StaffRole } from '../../../domain/office/rights.ts';
import type { Database, Transaction } from '../../db/database.ts';

/** The office or a museum's desk. */
export type Place =
  | { staffRoles: readonly StaffRole[]; museumId: null; deskRole: null }
  | { staffRoles: readonly []; museumId: string; deskRole: DeskRole };

type NewInvitation = {
  tokenHash: Buffer;
  emailAddress: string;
  place: Place;
  /** Null: by the operator's command. */
  invitedBy: string | null;
  /** When roles with power start; null: after confirmation. */
  powerfulFrom: number | null;
  now: number;
  expiresAt: number;
};

export async function insertInvitation(tx: Transaction, given: NewInvitation): Promise<string> {
  const { staffRoles, museumId, deskRole } = given.place;
  const { rows } = await tx.query<{ id: string }>(
    `insert into staff_invitation
            (token_hash, email_address, staff_roles, museum_id, desk_role, invited_by, invited_at, expires_at,
             works_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     returning id`,
    [
      given.tokenHash,
      given.emailAddress,
      staffRoles,
      museumId,
      deskRole,
      given.invitedBy,
      new Date(given.now),
      new Date(given.expiresAt),
      given.powerfulFrom && new Date(given.powerfulFrom),
    ],
  );
  if (!rows[0]) throw new Error('insert returned no row');
  return rows[0].id;
}

const IS_OPEN = 'accepted_at is null and withdrawn_at is null';

/** Withdraws an earlier invitation of the address to the same place, so that its link is void. */
export async function withdrawEarlierInvitation(
  tx: Transaction,
  earlier: { emailAddress: string; museumId: string | null; now: number },
): Promise<void> {
  await tx.query(
    `update staff_invitation set withdrawn_at = $3
      where email_address = $1 and museum_id is not distinct from $2 and ${IS_OPEN}`,
    [earlier.emailAddress, earlier.museumId, new Date(earlier.now)],
  );
}

/** Office roles of an open invitation to the address. */
export async function findOpenInvitationRoles(
  tx: Transaction,
  emailAddress: string,
): Promise<StaffRole[]> {
  const { rows } = await tx.query<{ role: StaffRole }>(
    `select distinct unnest(staff_roles) as role from staff_invitation
      where email_address = $1 and museum_id is null and ${IS_OPEN}`,
    [accountAddress(emailAddress)],
  );
  return rows.map(({ role }) => role);
}

/** Invitations lapse when their sender leaves or loses the right. */
export async function withdrawInvitationsBy(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
): Promise<void> {
  await tx.query(
    `update staff_invitation set withdrawn_at = $2 where invited_by = $1 and ${IS_OPEN}`,
    [accountId, new Date(now)],
  );
}

type InvitationRow = {
  id: string;
  emailAddress: string;
  staffRoles: StaffRole[];
  museumId: string | null;
  deskRole: DeskRole | null;
  museumName: string | null;
  invitedBy: string | null;
  invitedByName: string | null;
  powerfulFrom: number | null;
  invitedAt: number;
  expiresAt: number;
  acceptedAt: number | null;
  withdrawnAt: number | null;
};
export type Invitation = InvitationRow;

const epoch = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

function selectInvitation(language: Language): string {
  return `select invitation.id, invitation.email_address as "emailAddress",
            staff_roles as "staffRoles", museum_id as "museumId", desk_role as "deskRole",
            museum.name_${language} as "museumName", invited_by as "invitedBy",
            coalesce(nullif(concat_ws(' ', inviter.first_name, inviter.last_name), ''),
                     inviter.email_address) as "invitedByName",
            ${epoch('works_from')} as "powerfulFrom",
            ${epoch('invited_at')} as "invitedAt", ${epoch('expires_at')} as "expiresAt",
            ${epoch('accepted_at')} as "acceptedAt", ${epoch('withdrawn_at')} as "withdrawnAt"
       from staff_invitation invitation
       left join museum on museum.id = museum_id
       left join account inviter on inviter.id = invited_by`;
}

export async function findInvitation(
  db: Database,
  tokenHash: Buffer,
  language: Language,
): Promise<Invitation | null> {
  const { rows } = await db.query<InvitationRow>(
    `${selectInvitation(language)} where token_hash = $1`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Locked, so that of two concurrent tabs the second finds it accepted. */
export async function lockInvitation(
  tx: Transaction,
  tokenHash: Buffer,
  language: Language,
): Promise<Invitation | null> {
  const { rows } = await tx.query<InvitationRow>(
    `${selectInvitation(language)} where token_hash = $1 for update of invitation`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

export async function updateAccepted(
  tx: Transaction,
  accepted: { id: string; accountId: string; now: number },
): Promise<void> {
  await tx.query('update staff_invitation set accepted_at = $3, accepted_by = $2 where id = $1', [
    accepted.id,
    accepted.accountId,
    new Date(accepted.now),
  ]);
}

/** Open invitations to the office or the desks of these museums. */
export async function findOpenInvitations(
  db: Database,
  { museumIds, language }: { museumIds: readonly string[] | null; language: Language },
): Promise<Invitation[]> {
  const { rows } = await db.query<InvitationRow>(
    `${selectInvitation(language)}
      where ${IS_OPEN} and case when $1::uuid[] is null then museum_id is null else museum_id = any ($1) end
      order by invited_at desc
      limit 500`,
    [museumIds],
  );
  return rows;
}

export async function lockInvitationById(
  tx: Transaction,
  id: string,
  language: Language,
): Promise<Invitation | null> {
  const { rows } = await tx.query<InvitationRow>(
    `${selectInvitation(language)} where invitation.id = $1 for update of invitation`,
    [id],
  );
  return rows[0] ?? null;
}

export async function updateWithdrawn(
  tx: Transaction,
  { id, now }: { id: string; now: number },
): Promise<void> {
  await tx.query('update staff_invitation set withdrawn_at = $2 where id = $1', [
    id,
    new Date(now),
  ]);
}

export async function updateInvitationWorksFrom(
  tx: Transaction,
  { id, now }: { id: string; now: number },
): Promise<void> {
  await tx.query('update staff_invitation set works_from = $2 where id = $1', [id, new Date(now)]);
}

/** A current member is not invited again: their role is changed instead. */
export async function isWorkingThere(
  tx: Transaction,
  { emailAddress, museumId }: { emailAddress: string; museumId: string | null },
): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>(
    `select case when $2::uuid is null
              then exists (select from staff_member where account_id = account.id and ended_at is null)
              else exists (select from museum_member
                            where account_id = account.id and museum_id = $2 and ended_at is null)
            end as found
       from account where lower(email_address) = $1`,
    [emailAddress, museumId],
  );
  return rows[0]?.found ?? false;
}
