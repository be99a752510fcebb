/** Minimum interval between an invitation and a reminder, or two reminders, to one person. */
const REMINDER_PAUSE_MS = 7 * 24 * 60 * 60 * 1000;

/** Invitations and reminders later than this are too recent for another reminder. */
export function remindedBefore(now: number): number {
  return now - REMINDER_PAUSE_MS;
}
