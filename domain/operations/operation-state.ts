/** Operations that external scripts run on the database and record as a row. */
export const OPERATIONS = ['backup', 'drill'] as const;
export type Operation = (typeof OPERATIONS)[number];

export const OPERATION_FAULTS = ['never', 'failed', 'late'] as const;
export type OperationFault = (typeof OPERATION_FAULTS)[number];

const HOUR_MS = 60 * 60 * 1000;
/** Same as the alerts in deploy/monitoring: a backup every night, a drill every week. */
const LONGEST_HOURS: Record<Operation, number> = { backup: 30, drill: 8 * 24 };

export type LastRun = { endedAt: number; succeeded: boolean; succeededAt: number | null };

/** The alert; null when all is well. A successful run clears earlier failures. */
export function operationFault(
  operation: Operation,
  last: LastRun | null,
  now: number,
): OperationFault | null {
  if (!last) return 'never';
  if (!last.succeeded) return 'failed';
  return now - last.endedAt > LONGEST_HOURS[operation] * HOUR_MS ? 'late' : null;
}
