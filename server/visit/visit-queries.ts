import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Transaction } from '../db/database.ts';

export type NewVisit = {
  visitId: string;
  cardId: string;
  museumId: string;
  visitedOn: LocalDate;
  repeatNumber: number;
  recordedAt: number;
  recordedBy: string | null;
};

/** False when this visit, or the same one of that day, has been recorded before. */
export async function insertVisit(tx: Transaction, visit: NewVisit): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into visit (id, card_id, museum_id, visited_on, repeat_number, recorded_at, recorded_by)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [
      visit.visitId,
      visit.cardId,
      visit.museumId,
      visit.visitedOn,
      visit.repeatNumber,
      new Date(visit.recordedAt),
      visit.recordedBy,
    ],
  );
  return rowCount === 1;
}
