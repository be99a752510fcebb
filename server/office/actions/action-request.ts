import type { ActionKind } from '../../../domain/office/actions.ts';
import type { Act, Prepared, State, Subject } from './define-action.ts';
import type { StaffAction } from './staff-action-queries.ts';

/** The action as sent by the browser. */
export type ActionRequest = { input: unknown; actionId: string; reason: string; previewed: string };

/** Common result for preview, perform and approval. */
export type Ready = Prepared<ActionKind> & { subject: Subject; before: State; hash: string };

/** A prepared action with its actor and approver. */
export type PreparedAction = {
  input: unknown;
  memberId: string;
  approvedBy: string | null;
  act: Act & { actionId: string; reason: string };
  ready: Ready;
};

/** The fields by which a retried request is recognised. */
export type RequestIdentity = Pick<
  StaffAction,
  'memberId' | 'kind' | 'input' | 'reason' | 'undoes'
>;
