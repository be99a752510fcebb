import type { LocalDate } from '../../domain/base/local-date.ts';
import { type CardFacts, type CardState, cardState } from '../../domain/card/card-state.ts';
import type { Database } from '../db/database.ts';
import { CARD_FACTS, type FactsRow, factsOf } from './card-facts.ts';

export async function findCardState(
  db: Database,
  cardId: string,
  today: LocalDate,
): Promise<CardState> {
  return cardState(await findCardFacts(db, cardId), today);
}

export async function findCardFacts(db: Database, cardId: string): Promise<CardFacts> {
  const { rows } = await db.query<FactsRow>(
    `select ${CARD_FACTS}
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
      where card.id = $1`,
    [cardId],
  );
  if (!rows[0]) throw new Error(`no such card: ${cardId}`);
  return factsOf(rows[0]);
}
