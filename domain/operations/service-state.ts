/** User-visible services on the status page. */
export const SERVICE_PARTS = ['cards', 'payments', 'letters'] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];
export type PartState = 'works' | 'late' | 'down';

/** Age of the oldest waiting job in seconds; zero when none. */
export type Waiting = { payments: number; letters: number };

/** Shorter delays are not noticeable. */
const LATE_SECONDS: Waiting = { payments: 30 * 60, letters: 15 * 60 };

/** Null: the database does not answer, so nothing works. */
export function serviceState(waiting: Waiting | null): Record<ServicePart, PartState> {
  if (!waiting) return { cards: 'down', payments: 'down', letters: 'down' };
  const stateOf = (part: keyof Waiting) =>
    waiting[part] > LATE_SECONDS[part] ? ('late' as const) : ('works' as const);
  return { cards: 'works', payments: stateOf('payments'), letters: stateOf('letters') };
}
