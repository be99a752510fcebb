import { z } from 'zod';
import { DESK_ROLES, STAFF_ROLES } from '../../domain/office/rights.ts';
import { change } from '../call/call.ts';
import { epochMs, text, typedText } from '../call/wire-values.ts';

const token = text(200);

/** Staff invitation link; the secret is sent in the body. */
export const staffInvitationCalls = {
  openStaffInvitation: change(
    'What an invitation to work is for',
    z.object({ token }),
    z.object({
      state: z.enum(['open', 'accepted', 'expired', 'withdrawn']),
      /** Set when the invitation can be accepted. */
      invitation: z
        .object({
          emailAddress: z.string(),
          staffRoles: z.array(z.enum(STAFF_ROLES)),
          /** Null: the office. */
          museum: z.string().nullable(),
          deskRole: z.enum(DESK_ROLES).nullable(),
          invitedBy: z.string().nullable(),
          expiresAt: epochMs,
          /** Which roles are not active right after acceptance; null: all are. Time null: as soon as confirmed. */
          waits: z.object({ worksFrom: epochMs.nullable() }).nullable(),
        })
        .nullable(),
      /** newcomer: names are required. signIn: the address has an account. other: another account is signed in. */
      next: z.enum(['newcomer', 'signIn', 'other', 'accept']),
    }),
  ),
  acceptStaffInvitation: change(
    'Accept an invitation to work',
    z.object({ token, firstName: typedText.default(''), lastName: typedText.default('') }),
    z.object({ startPage: z.enum(['Office_Home', 'Desk']) }),
  ),
};
