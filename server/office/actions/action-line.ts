import type { UserContext } from '../../platform/context.ts';
import type { ActionLine } from './staff-action-queries.ts';
import { undoOffers } from './undo-offer.ts';

const NOT_OFFERED = { canUndo: false, undoFault: null };

/** Actions for the timeline, by id, as the current user may see them. */
export async function shownActions(lines: ActionLine[], context: UserContext) {
  const offers = await undoOffers(context, lines);
  return new Map(
    lines.map(({ id, at: _, memberId, ...action }) => {
      const isOwn = memberId === context.user.accountId;
      return [id, { ...action, ...(offers.get(id) ?? NOT_OFFERED), isOwn }];
    }),
  );
}
