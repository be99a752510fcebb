import type { LocalDate } from '../../../domain/base/local-date.ts';
import { cardState } from '../../../domain/card/card-state.ts';
import type { GiftFacts } from '../../../domain/gift/gift-state.ts';
import type { PostalAddress } from '../../../domain/person/address-line.ts';
import { CARD_FACTS, type FactsRow, factsOf } from '../../card/card-facts.ts';
import type { Database } from '../../db/database.ts';
import { POSTAL_ADDRESS } from '../../order/address-column.ts';

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** An order's card and holder; for a gift merged into a card: that card. */
export async function findCardAndHolder(db: Database, cardId: string, today: LocalDate) {
  const { rows } = await db.query<
    FactsRow & { customerNumber: string; holderId: string | null; holderName: string }
  >(
    `select card.customer_number as "customerNumber", card.holder_account_id as "holderId",
            concat_ws(' ', card.holder_first_name, card.holder_last_name) as "holderName", ${CARD_FACTS}
       from museum_card card
       left join card_validity validity on validity.card_id = card.id
      where card.id = coalesce((select merged_into_card_id from card_redemption where card_id = $1), $1)`,
    [cardId],
  );
  const row = rows[0];
  if (!row) return null;
  const state = cardState(factsOf(row), today);
  const until = state.state === 'valid' ? state.validUntil : null;
  const { customerNumber, holderId, holderName } = row;
  return {
    card: {
      customerNumber,
      state: state.state,
      until: state.state === 'ended' ? state.endedOn : until,
    },
    holder: holderId === null ? null : { personId: holderId, name: holderName },
  };
}

export type GiftRow = GiftFacts & {
  recipientName: string;
  recipientEmail: string | null;
  addressee: string | null;
  address: PostalAddress;
  sendAt: number | null;
  isBounced: boolean;
};

export async function findGiftOf(db: Database, orderId: string): Promise<GiftRow | null> {
  const { rows } = await db.query<GiftRow>(
    `select gift.is_digital as "isDigital", recipient_name as "recipientName", recipient_email as "recipientEmail",
            addressee, ${POSTAL_ADDRESS} as address,
            ${ms('gift.send_at')} as "sendAt", ${ms('opening.opened_at')} as "openedAt",
            ${ms('redeemed.redeemed_at')} as "activatedAt", ${ms('claimable.taken_back_at')} as "takenBackAt",
            ${ms('batch.made_at')} as "batchedAt", ${ms('batch.posted_at')} as "postedAt",
            ${ms('latest.sent_at')} as "sentAt",
            exists (select from mail_outbox mail join mail_bounce on mail_bounce.mail_id = mail.id
                     where mail.idempotency_key = 'gift:' || gift.card_order_id || ':' || latest.number) as "isBounced"
       from gift
       left join order_fulfilment done on done.card_order_id = gift.card_order_id
       left join claimable_card claimable on claimable.card_id = done.card_id
       left join card_redemption redeemed on redeemed.card_id = done.card_id
       left join gift_opening opening on opening.card_order_id = gift.card_order_id
       left join batched_envelope batched on batched.card_order_id = gift.card_order_id
       left join envelope_batch batch on batch.id = batched.batch_id
       left join lateral (select number, sent_at from gift_sending
                           where card_order_id = gift.card_order_id order by number desc limit 1) latest on true
      where gift.card_order_id = $1`,
    [orderId],
  );
  return rows[0] ?? null;
}

export type CompanyRow = {
  companyName: string;
  businessId: string;
  contactName: string;
  emailAddress: string;
  phone: string;
  billingReference: string;
  delivery: string;
  address: PostalAddress;
  seats: number;
  free: number;
  asCodes: number;
  invited: number;
  activated: number;
};

/** Counts only: the employer must not learn who uses which card. */
export async function findCompanyOf(db: Database, orderId: string): Promise<CompanyRow | null> {
  const { rows } = await db.query<CompanyRow>(
    `select company_name as "companyName", business_id as "businessId",
            concat_ws(' ', contact_first_name, contact_last_name) as "contactName",
            company.email_address as "emailAddress", phone, billing_reference as "billingReference", delivery,
            ${POSTAL_ADDRESS} as address,
            count(seat.card_id)::int as seats,
            (count(*) filter (where seat.card_id is not null and seat.email_address is null
                                and seat.handed_out_at is null and seat.closed_at is null))::int as free,
            (count(*) filter (where seat.handed_out_at is not null and seat.closed_at is null))::int as "asCodes",
            (count(*) filter (where seat.invited_at is not null and seat.closed_at is null))::int as invited,
            (count(redeemed.card_id))::int as activated
       from company_order company
       left join company_seat seat on seat.order_id = company.id
       left join card_redemption redeemed on redeemed.card_id = seat.card_id
      where company.card_order_id = $1
      group by company.id`,
    [orderId],
  );
  return rows[0] ?? null;
}
