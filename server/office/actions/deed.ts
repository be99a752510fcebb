import type { ActionKind } from '../../../domain/office/actions.ts';
import type { Act, Prepared, State, Subject } from './define-action.ts';
import type { StaffAction } from './staff-action-queries.ts';

/** What the browser sends. */
export type Deed = { input: unknown; actionId: string; reason: string; previewed: string };

/** What preview, deed and approval prepare alike. */
export type Ready = Prepared<ActionKind> & { subject: Subject; before: State; hash: string };

/** Ready to be done, by whom and with whose approval. */
export type PreparedDeed = {
  input: unknown;
  memberId: string;
  approvedBy: string | null;
  act: Act & { actionId: string; reason: string };
  ready: Ready;
};

/** What tells one request from another. */
export type Repeatable = Pick<StaffAction, 'memberId' | 'kind' | 'input' | 'reason' | 'undoes'>;
