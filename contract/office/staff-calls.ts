import { z } from 'zod';
import { REASON_LENGTH } from '../../domain/office/actions.ts';
import { DESK_ROLES, STAFF_ROLES } from '../../domain/office/rights.ts';
import { change, needs, needsRecent, read } from '../call/call.ts';
import { text } from '../call/wire-values.ts';

const staffRoles = z.array(z.enum(STAFF_ROLES)).max(STAFF_ROLES.length);
const emailAddress = text(200);
const reason = text(REASON_LENGTH.most).trim().min(REASON_LENGTH.least);

const invitation = z
  .object({
    id: z.uuid(),
    emailAddress: z.string(),
    invitedAt: z.number(),
    invitedBy: z.string().nullable(),
    expiresAt: z.number(),
    isExpired: z.boolean(),
  })
  .meta({ id: 'StaffInvitation' });
const worker = z
  .object({
    accountId: z.uuid(),
    /** Empty until they have entered it. */
    name: z.string(),
    emailAddress: z.string(),
    addedAt: z.number(),
    lastSignInAt: z.number().nullable(),
    isSelf: z.boolean(),
  })
  .meta({ id: 'StaffMember' });

/** Null: as soon as a second person has confirmed it. */
const worksFrom = z.number().nullable();
const grant = z.object({ accountId: z.uuid(), role: z.enum(STAFF_ROLES), reason });

const staff = z
  .object({
    /**
     * `hasFactor`: has a passkey or an app that can be reset. `canManage`: the caller may remove the person and reset
     * it.
     */
    members: z.array(
      worker.extend({ roles: staffRoles, hasFactor: z.boolean(), canManage: z.boolean() }),
    ),
    /** Assigned roles that are not active yet. */
    waiting: z.array(
      z.object({
        accountId: z.uuid(),
        name: z.string(),
        role: z.enum(STAFF_ROLES),
        givenAt: z.number(),
        givenBy: z.string().nullable(),
        worksFrom,
        /**
         * The caller counts as a second person: neither the one who gave the role, nor somebody recently invited by
         * them.
         */
        canConfirm: z.boolean(),
        canTakeBack: z.boolean(),
      }),
    ),
    /** `waits`: roles that will not be active at once; null: all will be. */
    invitations: z.array(
      invitation.extend({
        roles: staffRoles,
        canWithdraw: z.boolean(),
        waits: z.object({ worksFrom, canConfirm: z.boolean() }).nullable(),
      }),
    ),
    /** Staff who left within a year. */
    ended: z.array(worker.extend({ endedAt: z.number() })),
    /** Roles that the caller may give and take away. */
    givable: staffRoles,
  })
  .meta({ id: 'Staff' });

/** Office staff: members, their roles, and invitations. */
export const staffCalls = {
  getStaff: needs('staff.manage', read('The staff and their roles', z.object({}), staff)),
  inviteStaff: needsRecent(
    needs(
      'staff.manage',
      change(
        'Invite somebody to the staff',
        z.object({ emailAddress, roles: staffRoles.min(1) }),
        staff,
      ),
    ),
  ),
  /** `before`: the roles that the caller saw, so that a colleague's later change is not overwritten. */
  changeStaffRoles: needsRecent(
    needs(
      'staff.manage',
      change(
        'Change the roles of a member of staff',
        z.object({ accountId: z.uuid(), before: staffRoles, roles: staffRoles.min(1), reason }),
        staff,
      ),
    ),
  ),
  endStaff: needsRecent(
    needs(
      'staff.manage',
      change('End somebody’s work in the office', z.object({ accountId: z.uuid(), reason }), staff),
    ),
  ),
  /** For a person who has lost every way to sign in: removes all of them, to set up new ones. */
  resetStaffFactors: needsRecent(
    needs(
      'staff.manage',
      change(
        'Reset the second factors of a member of staff',
        z.object({ accountId: z.uuid(), reason }),
        staff,
      ),
    ),
  ),
  withdrawStaffInvitation: needs(
    'staff.manage',
    change('Withdraw an invitation to the staff', z.object({ id: z.uuid() }), staff),
  ),
};

/** Confirmation of a role that needs a second person: one that moves money, approves or gives rights. */
export const grantCalls = {
  confirmStaffRole: needsRecent(
    needs('staff.manage', change('Confirm a role that a colleague gave', grant, staff)),
  ),
  takeBackStaffRole: needsRecent(
    needs('staff.manage', change('Take back a role that does not work yet', grant, staff)),
  ),
  confirmStaffInvitation: needsRecent(
    needs(
      'staff.manage',
      change(
        'Confirm the roles that an invitation promises',
        z.object({ id: z.uuid(), reason }),
        staff,
      ),
    ),
  ),
};

const deskRole = z.enum(DESK_ROLES);
const place = { museumId: z.uuid() };
const desks = z
  .object({
    /** Museums whose desk accounts the caller may manage. */
    museums: z.array(z.object({ museumId: z.uuid(), name: z.string() })),
    members: z.array(worker.extend({ ...place, role: deskRole })),
    invitations: z.array(invitation.extend({ ...place, role: deskRole })),
  })
  .meta({ id: 'DeskPeople' });

/** Desk staff: the office sees every museum, a manager only their own. */
export const deskPeopleCalls = {
  getDeskPeople: needs(
    'desk.manage',
    read('The people of a museum’s ticket desk', z.object({}), desks),
  ),
  inviteToDesk: needsRecent(
    needs(
      'desk.manage',
      change(
        'Invite somebody to a ticket desk',
        z.object({ ...place, emailAddress, role: deskRole }),
        desks,
      ),
    ),
  ),
  changeDeskRole: needsRecent(
    needs(
      'desk.manage',
      change(
        'Change somebody’s role at a ticket desk',
        z.object({ ...place, accountId: z.uuid(), role: deskRole, reason }),
        desks,
      ),
    ),
  ),
  endDeskMember: needsRecent(
    needs(
      'desk.manage',
      change(
        'End somebody’s work at a ticket desk',
        z.object({ ...place, accountId: z.uuid(), reason }),
        desks,
      ),
    ),
  ),
  withdrawDeskInvitation: needs(
    'desk.manage',
    change('Withdraw an invitation to a ticket desk', z.object({ id: z.uuid() }), desks),
  ),
};
