import { actionRule } from '../../../domain/office/actions.ts';
import type { User } from '../../context.ts';
import { ALL_ACTIONS } from './all-actions.ts';
import type { ActionLine } from './staff-action-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One action on the line of time, as somebody with these rights sees it. */
export function shownAction(line: ActionLine, { user, now }: { user: User; now: number }) {
  const { id: _, at, memberId, ...action } = line;
  const { right, undoDays } = actionRule(action.kind);
  const isOpen = !action.isUndo && !action.isUndone && now <= at + undoDays * DAY_MS;
  const canUndo = isOpen && Boolean(ALL_ACTIONS[action.kind].undo) && user.rights.includes(right);
  return { ...action, canUndo, isOwn: memberId === user.accountId };
}
