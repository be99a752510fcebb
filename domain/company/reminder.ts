/** Nobody hears of an employer's card more often than this, by invitation or reminder. */
const REMINDER_PAUSE_MS = 7 * 24 * 60 * 60 * 1000;

/** Who was invited later than this, and an order that was reminded later than this, waits. */
export function remindedBefore(now: number): number {
  return now - REMINDER_PAUSE_MS;
}
