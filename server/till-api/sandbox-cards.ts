import { addDays, type LocalDate } from '../../domain/base/local-date.ts';
import { type CustomerNumber, customerNumberFrom } from '../../domain/card/customer-number.ts';
import type { CheckedEntry } from '../../domain/ticket-desk/desk-check.ts';

type Kind =
  | 'valid'
  | 'startsNow'
  | 'visitedToday'
  | 'expired'
  | 'notActive'
  | 'onHold'
  | 'blocked'
  | 'refunded';

/** Fixed for ever, so that a till's own tests can name them. No real card has or gets these numbers. */
export const SANDBOX_NUMBERS: Record<Kind, CustomerNumber> = {
  valid: customerNumberFrom('900000000000001'),
  startsNow: customerNumberFrom('900000000000002'),
  visitedToday: customerNumberFrom('900000000000003'),
  expired: customerNumberFrom('900000000000004'),
  notActive: customerNumberFrom('900000000000005'),
  onHold: customerNumberFrom('900000000000006'),
  blocked: customerNumberFrom('900000000000007'),
  refunded: customerNumberFrom('900000000000008'),
};

/** A card of the sandbox; null: no such number there. */
export function sandboxCard(
  customerNumber: CustomerNumber,
  today: LocalDate,
  visitedTodayAt: number | null,
): CheckedEntry | null {
  const kinds = Object.keys(SANDBOX_NUMBERS) as Kind[];
  const kind = kinds.find((name) => SANDBOX_NUMBERS[name] === customerNumber);
  if (!kind) return null;
  const waitsForFirstVisit = kind === 'startsNow' && visitedTodayAt === null;
  const lastDay = addDays(today, kind === 'expired' ? -1 : 200);
  return {
    holder: kind === 'notActive' ? null : { name: 'Testi Asiakas', yearOfBirth: 1980 },
    validUntil: waitsForFirstVisit ? null : lastDay,
    waitsForFirstVisit,
    isRefunded: kind === 'refunded',
    isBlocked: kind === 'blocked',
    isOnHold: kind === 'onHold',
    visitedTodayAt,
  };
}
