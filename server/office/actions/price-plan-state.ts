import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Amounts } from '../../../domain/scheme/price-plan.ts';
import type { StoredChange } from '../../scheme/price-plan-queries.ts';

/** A stored change; `by` is null where it came with the scheme. */
type Kept = { amounts: Amounts; by: string | null };
/** Only the days that the action touches: what others plan for other days does not stand in the way of its undo. */
export type PlanState = { days: Record<string, Kept | null> };

/** In place of its own id, which a preview does not have yet. */
export const THIS_ACTION = 'this';

export function planState(
  changes: readonly StoredChange[],
  days: readonly (LocalDate | null)[],
  actionId: string | null,
): PlanState {
  const touched = days.filter((day) => day !== null);
  return {
    days: Object.fromEntries(
      touched.map((day) => {
        const found = changes.find(({ validFrom }) => validFrom === day);
        if (!found) return [day, null];
        const isOwn = actionId !== null && found.actionId === actionId;
        return [day, { amounts: found.amounts, by: isOwn ? THIS_ACTION : found.actionId }];
      }),
    ),
  };
}
