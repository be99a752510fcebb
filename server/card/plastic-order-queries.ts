import type { LocalDate } from '../../domain/base/local-date.ts';
import type { PostalAddress } from '../../domain/person/address-line.ts';
import { HOME_COUNTRY } from '../../domain/person/country.ts';
import type { Database, Transaction } from '../db/database.ts';

type Recipient = Omit<PostalAddress, 'country'> & {
  firstName: string;
  lastName: string;
  /** Missing in orders that predate the field: the home country. */
  country?: string;
};

export async function insertPlasticOrder(
  tx: Transaction,
  order: { cardId: string; cause: string; recipient: Recipient; now: number },
): Promise<void> {
  const { recipient } = order;
  await tx.query(
    `insert into plastic_card_order
       (card_id, cause, recipient_name, street_address, zip_code, city, ordered_at, country)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      order.cardId,
      order.cause,
      `${recipient.firstName} ${recipient.lastName}`,
      recipient.streetAddress,
      recipient.zipCode,
      recipient.city,
      new Date(order.now),
      recipient.country ?? HOME_COUNTRY,
    ],
  );
}

export type PlasticOrder = PostalAddress & {
  cause: string;
  name: string;
  isProduced: boolean;
};

/** Oldest first, without cancelled ones. */
export async function findPlasticOrders(db: Database, cardId: string): Promise<PlasticOrder[]> {
  const { rows } = await db.query<PlasticOrder>(
    `select cause, recipient_name as name, street_address as "streetAddress", zip_code as "zipCode", city, country,
            sent_to_production_at is not null or posted_at is not null as "isProduced"
       from plastic_card_order
      where card_id = $1 and cancelled_at is null
      order by ordered_at, cause`,
    [cardId],
  );
  return rows;
}

export async function cancelPlasticOrder(
  tx: Transaction,
  order: { cardId: string; cause: string; now: number },
): Promise<void> {
  await tx.query(
    `update plastic_card_order set cancelled_at = $3
      where card_id = $1 and cause = $2 and sent_to_production_at is null and posted_at is null`,
    [order.cardId, order.cause, new Date(order.now)],
  );
}

/** A printed card with a blocked number is useless: it is left out of the post. */
export async function cancelPrintedPlastic(
  tx: Transaction,
  { cardId, now }: { cardId: string; now: number },
): Promise<void> {
  await tx.query(
    `update plastic_card_order set cancelled_at = $2
      where card_id = $1 and sent_to_production_at is not null and posted_at is null and cancelled_at is null`,
    [cardId, new Date(now)],
  );
}

/** Deletes the order of a plastic card that is not in production yet. */
export async function deleteWaitingPlasticOrder(tx: Transaction, cardId: string): Promise<void> {
  await tx.query(
    'delete from plastic_card_order where card_id = $1 and sent_to_production_at is null',
    [cardId],
  );
}

/** Reopens cancelled orders unless the card was made meanwhile. */
export async function reopenPlasticOrders(
  tx: Transaction,
  { cardId, causes }: { cardId: string; causes: string[] },
): Promise<void> {
  await tx.query(
    `update plastic_card_order set cancelled_at = null
      where card_id = $1 and cause = any ($2) and sent_to_production_at is null`,
    [cardId, causes],
  );
}

/** Cancels the plastic card of a recipient whose card has no other validity. */
export async function cancelUselessPlastic(
  tx: Transaction,
  { cardIds, today, now }: { cardIds: string[]; today: LocalDate; now: number },
): Promise<void> {
  await tx.query(
    `update plastic_card_order ordered set cancelled_at = $3
       from card_validity validity
      where ordered.card_id = any ($1::uuid[]) and ordered.cause = 'registration:' || ordered.card_id
        and ordered.posted_at is null and ordered.cancelled_at is null
        and validity.card_id = ordered.card_id and not waits_for_first_visit
        and (valid_until is null or valid_until < $2)`,
    [cardIds, today, new Date(now)],
  );
}

/** Cancels the plastic cards of a payment that are not in the post yet. */
export async function cancelUnpostedPlastic(
  tx: Transaction,
  { cardIds, cause, now }: { cardIds: string[]; cause: string; now: number },
): Promise<void> {
  await tx.query(
    `update plastic_card_order set cancelled_at = $3
      where card_id = any ($1::uuid[]) and cause = $2 and posted_at is null`,
    [cardIds, cause, new Date(now)],
  );
}
