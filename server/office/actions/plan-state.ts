import { type LocalDate, localDate } from '../../../domain/base/local-date.ts';
import type { State } from './define-action.ts';

/** The stored value of a day; `by` is null when set at opening. */
type Kept<Content> = Content & { by: string | null };
/** Only affected days: plans for other days do not block the undo. */
export type PlanState<Content> = { days: Record<string, Kept<Content> | null> };

/** Stands for the action id, which a preview does not have. */
const THIS_ACTION = 'this';

export function planState<Content extends object>(
  stored: readonly { day: LocalDate; actionId: string | null; content: Content }[],
  days: readonly LocalDate[],
  actionId: string | null,
): PlanState<Content> {
  return {
    days: Object.fromEntries(
      days.map((day) => {
        const found = stored.find((each) => each.day === day);
        if (!found) return [day, null];
        const isOwn = actionId !== null && found.actionId === actionId;
        return [day, { ...found.content, by: isOwn ? THIS_ACTION : found.actionId }];
      }),
    ),
  };
}

/** The state with the plan on its day and nothing on the replaced day. */
export function plannedState<Content extends object>(
  before: State,
  { from, replaces }: { from: LocalDate; replaces: LocalDate | null },
  content: Content,
): PlanState<Content> {
  const { days } = before as PlanState<Content>;
  const emptied = replaces === null ? {} : { [replaces]: null };
  return { days: { ...days, ...emptied, [from]: { ...content, by: THIS_ACTION } } };
}

/** The planned day and the replaced one. */
export function touchedDays(from: LocalDate, replaces: LocalDate | null): LocalDate[] {
  return replaces === null || replaces === from ? [from] : [from, replaces];
}

/** Restores the days with their original planners. */
export async function restoreDays<Content extends object>(
  before: State,
  store: {
    remove: (day: LocalDate) => Promise<void>;
    insert: (day: LocalDate, content: Content, actionId: string | null) => Promise<void>;
  },
): Promise<void> {
  for (const [text, kept] of Object.entries((before as PlanState<Content>).days)) {
    const day = localDate(text);
    await store.remove(day);
    if (!kept) continue;
    const { by, ...content } = kept;
    await store.insert(day, content as unknown as Content, by);
  }
}
