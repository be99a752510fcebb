import { isPowerful, type StaffRole } from '../../../domain/office/rights.ts';
import type { Invitation } from './invitation-queries.ts';

type Promised = Pick<Invitation, 'staffRoles' | 'powerfulFrom'>;

/** Roles of an invitation that would not be in force if accepted now. */
export function waitingRoles({ staffRoles, powerfulFrom }: Promised, now: number): StaffRole[] {
  if (powerfulFrom !== null && powerfulFrom <= now) return [];
  return staffRoles.filter(isPowerful);
}
