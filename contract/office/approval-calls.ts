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
    /** Null: erased after its keeping time. */
    askedBy: z.string().nullable(),
    /** Own request: somebody else decides on it. */
    isOwn: z.boolean(),
    personId: z.uuid().nullable(),
    paymentId: z.uuid().nullable(),
    orderNumber: z.string().nullable(),
    /** Euros. */
    amount: z.number(),
    reason: z.string(),
    decidedAt: z.number().nullable(),
    decidedBy: z.string().nullable(),
    /** The second person's reason for refusing. */
    answer: z.string().nullable(),
  })
  .meta({ id: 'Approval' });

/** `waiting` is empty without the right to decide; `own` includes decided ones, newest first. */
const approvals = z
  .object({ waiting: z.array(approval), own: z.array(approval) })
  .meta({ id: 'Approvals' });
const one = z.object({ id: z.uuid() });

/** Back office: requests of one member of staff that a second one approves. */
export const approvalCalls = {
  // The right to decide includes the right to request.
  getApprovals: needs(
    'refund.ask',
    read('What waits for the decision of a second person', z.object({}), approvals),
  ),
  /** The current outcome; `isChanged`: it differs from what was requested. */
  previewApproval: needs(
    'refund.approve',
    change(
      'What an action that waits for approval would do now',
      one,
      // `blocked`: why this person may not approve.
      z.object({ preview, isChanged: z.boolean(), blocked: z.string().nullable() }),
    ),
  ),
  approveAction: needsRecent(
    needs(
      'refund.approve',
      change(
        'Approve a colleague’s action',
        one,
        // `follows`: what happens next.
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
