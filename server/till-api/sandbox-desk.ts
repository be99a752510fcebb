import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import { checkEntry, mayRecordVisit } from '../../domain/ticket-desk/desk-check.ts';
import type { GuestContext } from '../context.ts';
import { SANDBOX_NUMBERS, sandboxCard } from './sandbox-cards.ts';
import { deleteSandboxVisits, findSandboxVisits, insertSandboxVisit } from './sandbox-queries.ts';
import type { TillCheck, TillMuseum } from './till-desk.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const UNDO_MS = 60_000;
const NOT_RECORDED = { isRecorded: false, visitedAt: null, wasBefore: false, isIdTaken: false };

/** A museum that is none: its cards are six fixed numbers, its visits are seen by the same key and nobody else. */
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
    museum: async () => ({ id: 'sandbox', name: 'Testimuseo', isSandbox: true }),
    check: (customerNumber) => check(customerNumber, now()),
    async record({ visitId, customerNumber, isRepeat, isEarlier, at }) {
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
      if (isEarlier && verdict.verdict === 'visitedToday' && !isRepeat) {
        const { visitedAt } = verdict;
        return { ...found, ...NOT_RECORDED, isRecorded: true, visitedAt, wasBefore: true };
      }
      const stands = isEarlier && verdict.verdict !== 'unknown';
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
