import { z } from 'zod';
import { DESK_ROLES, STAFF_ROLES } from '../../domain/office/rights.ts';
import { change } from '../call/call.ts';
import { epochMs, text, typedText } from '../call/wire-values.ts';

const token = text(200);

/** The link by which somebody comes to work here; its secret travels in the body. */
export const staffInvitationCalls = {
  openStaffInvitation: change(
    'What an invitation to work is for',
    z.object({ token }),
    z.object({
      state: z.enum(['open', 'accepted', 'expired', 'withdrawn']),
      /** Of one that can be accepted. */
      invitation: z
        .object({
          emailAddress: z.string(),
          staffRoles: z.array(z.enum(STAFF_ROLES)),
          /** Null: the office. */
          museum: z.string().nullable(),
          deskRole: z.enum(DESK_ROLES).nullable(),
          invitedBy: z.string().nullable(),
          expiresAt: epochMs,
          /** What of the roles does not work as soon as it is accepted; null: nothing. Its time is null: once confirmed. */
          waits: z.object({ worksFrom: epochMs.nullable() }).nullable(),
        })
        .nullable(),
      /** newcomer: names are asked for. signIn: the address has an account. other: somebody else is signed in. */
      next: z.enum(['newcomer', 'signIn', 'other', 'accept']),
    }),
  ),
  acceptStaffInvitation: change(
    'Accept an invitation to work',
    z.object({ token, firstName: typedText.default(''), lastName: typedText.default('') }),
    z.object({ startPage: z.enum(['Office_Home', 'Desk']) }),
  ),
};
