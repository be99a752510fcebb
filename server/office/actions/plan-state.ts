import { type LocalDate, localDate } from '../../../domain/base/local-date.ts';
import type { State } from './define-action.ts';

/** What is stored for a day; `by` is null where it came with the scheme. */
type Kept<Content> = Content & { by: string | null };
/** Only the days that the action touches: what others plan for other days does not stand in the way of its undo. */
export type PlanState<Content> = { days: Record<string, Kept<Content> | null> };

/** In place of its own id, which a preview does not have yet. */
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

/** The state once the plan stands on its day, and nothing on the day that it replaces. */
export function plannedState<Content extends object>(
  before: State,
  { from, replaces }: { from: LocalDate; replaces: LocalDate | null },
  content: Content,
): PlanState<Content> {
  const { days } = before as PlanState<Content>;
  const emptied = replaces === null ? {} : { [replaces]: null };
  return { days: { ...days, ...emptied, [from]: { ...content, by: THIS_ACTION } } };
}

/** The day that is planned, and the one whose place it takes. */
export function touchedDays(from: LocalDate, replaces: LocalDate | null): LocalDate[] {
  return replaces === null || replaces === from ? [from] : [from, replaces];
}

/** The days as they were, each with who had planned it. */
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
