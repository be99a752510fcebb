import type { LocalDate } from '../../../../domain/base/local-date.ts';
import type { Database } from '../../../db/database.ts';

export type BoughtCard = {
  cardId: string;
  validUntil: LocalDate | null;
  isRefunded: boolean;
  waits: boolean;
  /** It was made with a code, used or not. */
  isClaimable: boolean;
  isRevoked: boolean;
  /** Plastic cards of this payment that have not been posted. */
  openPlastic: number;
};

/** Cards that a payment made or extended, with their status. */
export async function findBoughtCards(db: Database, paymentId: string): Promise<BoughtCard[]> {
  const { rows } = await db.query<BoughtCard>(
    `select done.card_id as "cardId", validity.valid_until::text as "validUntil",
            coalesce(validity.is_refunded, false) as "isRefunded",
            coalesce(validity.waits_for_first_visit, false) as waits,
            claimable.card_id is not null as "isClaimable",
            claimable.taken_back_at is not null as "isRevoked",
            (select count(*)::int from plastic_card_order plastic
              where plastic.card_id = done.card_id and plastic.cause = 'payment:' || done.payment_id
                and plastic.posted_at is null and plastic.cancelled_at is null) as "openPlastic"
       from order_fulfilment done
       left join card_validity validity on validity.card_id = done.card_id
       left join claimable_card claimable on claimable.card_id = done.card_id
      where done.payment_id = $1 and done.card_id is not null
      order by done.card_id`,
    [paymentId],
  );
  return rows;
}
