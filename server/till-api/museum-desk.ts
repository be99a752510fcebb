import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { GuestContext } from '../context.ts';
import { inTransaction } from '../db/database.ts';
import { checkCard, recordVisit, undoVisit } from '../ticket-desk/record-visit.ts';
import { countVisitsOfMuseum, findMuseum, findVisit } from '../ticket-desk/visit-queries.ts';
import type { TillMuseum } from './till-desk.ts';

/** The same acts as the desk's own screen, for a till with a key. */
export function memberMuseum(
  { pool, clock, language }: GuestContext,
  museumId: string,
): TillMuseum {
  const now = () => clock.now();
  return {
    async museum() {
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
