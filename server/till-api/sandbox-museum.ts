import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { type CustomerNumber, customerNumberFrom } from '../../domain/card/customer-number.ts';
import {
  checkEntry,
  type EntryCard,
  mayRecordVisit,
} from '../../domain/ticket-desk/visit-rules.ts';
import type { GuestContext } from '../platform/context.ts';
import { deleteSandboxVisits, findSandboxVisits, insertSandboxVisit } from './sandbox-queries.ts';
import type { TillCheck, TillMuseum } from './till-museum.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const UNDO_MS = 60_000;
const NOT_RECORDED = { isRecorded: false, visitedAt: null, wasBefore: false, isIdTaken: false };

/** Test museum for till vendors: fixed card numbers, and visits visible to the recording key only. */
export function sandboxMuseum({ pool, clock }: GuestContext, keyId: string): TillMuseum {
  const now = () => clock.now();
  const recent = () => findSandboxVisits(pool, { keyId, since: now() - WEEK_MS });

  async function check(customerNumber: CustomerNumber, at: number): Promise<TillCheck> {
    const day = helsinkiDay(at);
    const own = (await recent()).filter(
      (visit) => visit.customerNumber === customerNumber && helsinkiDay(visit.at) === day,
    );
    const always = customerNumber === SANDBOX_NUMBERS.visitedToday ? at : null;
    const card = sandboxCard(customerNumber, day, own.at(-1)?.at ?? always);
    return { verdict: checkEntry(card, day), holder: card?.holder ?? null };
  }

  return {
    describe: async () => ({ id: 'sandbox', name: 'Testimuseo', isSandbox: true }),
    check: (customerNumber) => check(customerNumber, now()),
    async record({ visitId, customerNumber, isRepeat, isOffline, at }) {
      const before = (await recent()).find((visit) => visit.visitId === visitId);
      const found = await check(customerNumber, at);
      if (before) {
        if (before.customerNumber !== customerNumber)
          return { ...found, ...NOT_RECORDED, isIdTaken: true };
        return {
          ...found,
          ...NOT_RECORDED,
          isRecorded: true,
          visitedAt: before.at,
          wasBefore: true,
        };
      }
      const { verdict } = found;
      if (isOffline && verdict.verdict === 'visitedToday' && !isRepeat) {
        const { visitedAt } = verdict;
        return { ...found, ...NOT_RECORDED, isRecorded: true, visitedAt, wasBefore: true };
      }
      const stands = isOffline && verdict.verdict !== 'unknown';
      if (!stands && !mayRecordVisit(verdict, isRepeat)) return { ...found, ...NOT_RECORDED };
      await deleteSandboxVisits(pool, { keyId, before: now() - WEEK_MS });
      await insertSandboxVisit(pool, { keyId, visitId, customerNumber, at });
      const after = await check(customerNumber, at);
      return { ...after, ...NOT_RECORDED, isRecorded: true, visitedAt: at };
    },
    async undo(visitId) {
      const found = (await recent()).find((visit) => visit.visitId === visitId);
      if (!found) return 'unknown';
      if (found.at <= now() - UNDO_MS) return 'tooLate';
      await deleteSandboxVisits(pool, { keyId, visitId });
      return 'undone';
    },
    async visitsToday() {
      const today = helsinkiDay(now());
      return (await recent()).filter(({ at }) => helsinkiDay(at) === today).length;
    },
  };
}

type Kind =
  | 'valid'
  | 'startsNow'
  | 'visitedToday'
  | 'expired'
  | 'notActive'
  | 'onHold'
  | 'blocked'
  | 'refunded';

/** Fixed, so that a till's own tests can use them. No real card ever gets these numbers. */
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

/** A sandbox card; null: unknown number. */
function sandboxCard(
  customerNumber: CustomerNumber,
  today: LocalDate,
  visitedTodayAt: number | null,
): EntryCard | null {
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
    isReplaced: false,
    visitedTodayAt,
  };
}
