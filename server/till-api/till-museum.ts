import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { CustomerNumber } from '../../domain/card/customer-number.ts';
import type { EntryVerdict } from '../../domain/ticket-desk/visit-rules.ts';
import { inTransaction } from '../db/database.ts';
import type { GuestContext } from '../platform/context.ts';
import { checkCard, recordVisit, undoVisit } from '../ticket-desk/record-visit.ts';
import { countVisitsOfMuseum, findMuseum, findVisit } from '../ticket-desk/visit-queries.ts';

type TillVisit = {
  visitId: string;
  customerNumber: CustomerNumber;
  isRepeat: boolean;
  /** Admitted offline: `at` is in the past. */
  isOffline: boolean;
  at: number;
};
export type TillCheck = {
  verdict: EntryVerdict;
  holder: { name: string; yearOfBirth: number } | null;
};
type TillRecord = TillCheck & {
  isRecorded: boolean;
  /** Time of the first recording. */
  visitedAt: number | null;
  wasBefore: boolean;
  /** The id belongs to another visit. */
  isIdTaken: boolean;
};

/** A museum as seen by its till: a real one, or the sandbox. */
export type TillMuseum = {
  describe: () => Promise<{ id: string; name: string; isSandbox: boolean }>;
  check: (customerNumber: CustomerNumber) => Promise<TillCheck>;
  record: (visit: TillVisit) => Promise<TillRecord>;
  undo: (visitId: string) => Promise<'undone' | 'unknown' | 'tooLate'>;
  visitsToday: () => Promise<number>;
};

/** Shares its functions with the ticket desk's screen. */
export function memberMuseum(
  { pool, clock, language }: GuestContext,
  museumId: string,
): TillMuseum {
  const now = () => clock.now();
  return {
    async describe() {
      const museum = await findMuseum(pool, museumId, language);
      return { id: museumId, name: museum?.name ?? '', isSandbox: false };
    },
    async check(customerNumber) {
      const { verdict, card } = await checkCard(pool, { customerNumber, museumId, now: now() });
      return { verdict, holder: card?.holder ?? null };
    },
    async record({ at, ...visit }) {
      const asked = { ...visit, museumId, clerkId: null, now: at };
      const { card, ...recorded } = await inTransaction(pool, (tx) => recordVisit(tx, asked));
      return { ...recorded, holder: card?.holder ?? null };
    },
    async undo(visitId) {
      const found = await findVisit(pool, visitId);
      if (found?.museumId !== museumId) return 'unknown';
      const asked = { visitId, museumId, now: now() };
      const isUndone = await inTransaction(pool, (tx) => undoVisit(tx, asked));
      return isUndone ? 'undone' : 'tooLate';
    },
    visitsToday: () => countVisitsOfMuseum(pool, museumId, helsinkiDay(now())),
  };
}
