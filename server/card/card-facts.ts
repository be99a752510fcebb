import { localDate } from '../../domain/base/local-date.ts';
import type { CardFacts } from '../../domain/card/card-state.ts';

/** Columns that `cardState` needs, from `card` left joined with its `validity`. */
export const CARD_FACTS = `
  validity.valid_until::text as "validUntil",
  coalesce(validity.waits_for_first_visit, false) as "waitsForFirstVisit",
  coalesce(validity.is_refunded, false) as "isRefunded",
  card.registered_at is not null as "isRegistered",
  card.blocked_at is not null as "isBlocked",
  exists (select from contract_hold
           where card_id = card.id and lifted_at is null) as "isOnHold"`;

export type FactsRow = Omit<CardFacts, 'validUntil'> & { validUntil: string | null };

export function factsOf(row: FactsRow): CardFacts {
  const { waitsForFirstVisit, isRefunded, isRegistered, isBlocked, isOnHold } = row;
  const validUntil = row.validUntil === null ? null : localDate(row.validUntil);
  return { validUntil, waitsForFirstVisit, isRefunded, isRegistered, isBlocked, isOnHold };
}
