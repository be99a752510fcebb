/** What people come for, as the status page tells it. */
export const SERVICE_PARTS = ['cards', 'payments', 'letters'] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];
export type PartState = 'works' | 'late' | 'down';

/** Seconds that the oldest waits; zero when nothing does. */
export type Waiting = { payments: number; letters: number };

/** Sooner than that nobody has noticed yet. */
const LATE_SECONDS: Waiting = { payments: 30 * 60, letters: 15 * 60 };

/** Null: the database does not answer, and nothing can be done. */
export function serviceState(waiting: Waiting | null): Record<ServicePart, PartState> {
  if (!waiting) return { cards: 'down', payments: 'down', letters: 'down' };
  const stateOf = (part: keyof Waiting) =>
    waiting[part] > LATE_SECONDS[part] ? ('late' as const) : ('works' as const);
  return { cards: 'works', payments: stateOf('payments'), letters: stateOf('letters') };
}
