import { day, PERSON_ID, yesNo } from '../exported-rows.ts';
import type { StoredColumns } from './stored-column.ts';

/** Written through the ledger of the card. */
export const CARD_COLUMNS: StoredColumns<'cards'> = {
  card_id: { read: 'card.card_id' },
  person_id: { read: PERSON_ID },
  customer_number: { read: 'card.customer_number' },
  starts_on: { read: 'card.starts_on' },
  valid_until: { read: 'card.valid_until' },
  waiting_months: { read: 'card.waiting_months' },
  registered_on: { read: day('card.registered_at') },
  blocked: { read: yesNo('card.blocked_at is not null') },
};

/** Visits have a natural key: nothing refers to one, and importers do not keep its id. */
export const VISITS: StoredColumns<'visits'> = {
  visit_id: {
    read: `md5(card.card_id || '|' || museum.slug || '|' || visit.visited_on || '|' || visit.repeat_number)`,
  },
  card_id: { read: 'card.card_id' },
  museum: { read: 'museum.slug' },
  visited_on: { read: 'visit.visited_on' },
};
