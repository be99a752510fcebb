import { z } from 'zod';
import { ACTION_KINDS } from '../../domain/office/actions.ts';
import { change, needs, needsRecent, read } from '../call/call.ts';
import { phrase, preview, reason } from './action.ts';

const APPROVAL_STATES = [
  'asked',
  'approved',
  'refused',
  'withdrawn',
  'changed',
  'expired',
] as const;

const approval = z
  .object({
    id: z.uuid(),
    kind: z.enum(ACTION_KINDS),
    state: z.enum(APPROVAL_STATES),
    askedAt: z.number(),
    expiresAt: z.number(),
    /** Null: not to be told any more. */
    askedBy: z.string().nullable(),
    /** One's own: somebody else decides it. */
    isOwn: z.boolean(),
    personId: z.uuid().nullable(),
    paymentId: z.uuid().nullable(),
    orderNumber: z.string().nullable(),
    /** Euros. */
    amount: z.number(),
    reason: z.string(),
    decidedAt: z.number().nullable(),
    decidedBy: z.string().nullable(),
    /** What the second person said when refusing. */
    answer: z.string().nullable(),
  })
  .meta({ id: 'Approval' });

/** `waiting` is empty for who may not decide; `own` has also what was decided, newest first. */
const approvals = z
  .object({ waiting: z.array(approval), own: z.array(approval) })
  .meta({ id: 'Approvals' });
const one = z.object({ id: z.uuid() });

/** Back office: what one member of staff asked for and a second one decides. */
export const approvalCalls = {
  // Whoever may decide may also ask.
  getApprovals: needs(
    'refund.ask',
    read('What waits for the decision of a second person', z.object({}), approvals),
  ),
  /** What would be now; `isChanged`: it is not what was asked for any more. */
  previewApproval: needs(
    'refund.approve',
    change(
      'What an action that waits for approval would do now',
      one,
      // `blocked`: why this person may not be the second one.
      z.object({ preview, isChanged: z.boolean(), blocked: z.string().nullable() }),
    ),
  ),
  approveAction: needsRecent(
    needs(
      'refund.approve',
      change(
        'Approve a colleague’s action',
        one,
        // `follows`: what truly happens next.
        z.object({ isDone: z.boolean(), follows: phrase.nullable(), approvals }),
      ),
    ),
  ),
  refuseApproval: needs(
    'refund.approve',
    change('Refuse a colleague’s action', one.extend({ answer: reason }), approvals),
  ),
  withdrawApproval: needs(
    'refund.ask',
    change('Withdraw an action that waits for approval', one, approvals),
  ),
};
