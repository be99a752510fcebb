import type { LocalDate } from '../../domain/base/local-date.ts';
import type { ReprintReason } from '../../domain/card/plastic-card.ts';
import type { PostalAddress } from '../../domain/person/address-line.ts';
import type { Transaction } from '../db/database.ts';

/**
 * Ordered, unposted and useful: excludes ended, blocked and refunded cards, people about to leave, and guests who may
 * still confirm their address, since the card may then become a year of another one.
 */
export const unpostedPlastic = (today: string, now: string) => `
       from plastic_card_order plastic
       join museum_card card on card.id = plastic.card_id
       join card_validity validity on validity.card_id = card.id
      where plastic.cancelled_at is null and plastic.posted_at is null
        and card.blocked_at is null and not validity.is_refunded
        and (validity.waits_for_first_visit or validity.valid_until >= ${today}::date)
        and not exists (select from account_deletion leaving where leaving.account_id = card.holder_account_id)
        and not exists (select from registration_confirmation asked
                         where asked.card_id = card.id and asked.expires_at > ${now})`;

/** Those in no batch yet. */
export const waitingPlastic = (today: string, now: string) => `
      ${unpostedPlastic(today, now)} and plastic.sent_to_production_at is null`;

/** Oldest first. Cards locked by a concurrent change are skipped. */
export async function assignPlasticToBatch(
  tx: Transaction,
  batch: { batchId: string; most: number; today: LocalDate; now: number },
): Promise<number> {
  const { rowCount } = await tx.query(
    `with taken as (
       select plastic.id, plastic.card_id, plastic.ordered_at
         ${waitingPlastic('$1', '$2')}
        order by plastic.ordered_at, plastic.id
        limit $3
          for update of plastic skip locked
     ), placed as (
       select taken.id, row_number() over (order by taken.ordered_at, taken.id) as place, card.*
         from taken
         join lateral (select holder_first_name, holder_last_name, customer_number, ryijy_seed
                         from museum_card where museum_card.id = taken.card_id) card on true
     )
     update plastic_card_order plastic
        set sent_to_production_at = $2, batch_id = $4, place = placed.place,
            recipient_name = concat_ws(' ', placed.holder_first_name, placed.holder_last_name),
            printed = jsonb_build_object(
              'firstName', placed.holder_first_name, 'lastName', placed.holder_last_name,
              'customerNumber', placed.customer_number, 'ryijySeed', placed.ryijy_seed)
       from placed
      where plastic.id = placed.id`,
    [batch.today, new Date(batch.now), batch.most, batch.batchId],
  );
  return rowCount ?? 0;
}

/** Withdrawn, blocked or renumbered since printing: need not be posted. */
export const IS_LEFT_OUT = `(plastic.posted_at is null and (plastic.cancelled_at is not null or card.blocked_at is not null
         or card.customer_number <> plastic.printed ->> 'customerNumber'))`;

/** Marks unposted cards of the batch, all or the named ones, and returns them for their letters. */
export async function updatePlasticPosted(
  tx: Transaction,
  { batchId, plasticIds, now }: { batchId: string; plasticIds: string[] | null; now: number },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update plastic_card_order plastic set posted_at = $2
       from museum_card card
      where card.id = plastic.card_id and plastic.batch_id = $1 and plastic.posted_at is null
        and not ${IS_LEFT_OUT} and ($3::uuid[] is null or plastic.id = any ($3))
      returning plastic.id`,
    [batchId, new Date(now), plasticIds],
  );
  return rows.map(({ id }) => id);
}

type Reprint = PostalAddress & {
  cardId: string;
  recipientName: string;
  reason: ReprintReason;
  accountId: string;
  now: number;
};

/** The new card replaces one at the printer, which is left out of the post. */
export async function insertReprint(tx: Transaction, reprint: Reprint): Promise<void> {
  const { cardId, reason, accountId, now } = reprint;
  await tx.query(
    `update plastic_card_order set cancelled_at = $2
      where card_id = $1 and posted_at is null and cancelled_at is null`,
    [cardId, new Date(now)],
  );
  await tx.query(
    `insert into plastic_card_order
       (card_id, cause, recipient_name, street_address, zip_code, city, ordered_at, reprint_reason, ordered_by,
        country)
     values ($1, 'reprint:' || gen_random_uuid(), $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      cardId,
      reprint.recipientName,
      reprint.streetAddress,
      reprint.zipCode,
      reprint.city,
      new Date(now),
      reason,
      accountId,
      reprint.country,
    ],
  );
}
