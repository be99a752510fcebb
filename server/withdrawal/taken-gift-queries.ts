import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { DatedFact } from '../../domain/scheme/fact-topics.ts';
import { factOn } from '../../domain/scheme/scheme-facts.ts';
import type { Database } from '../db/database.ts';
import { FACTS_AS_JSON, wholeFacts } from '../scheme/fact-queries.ts';

/** Whether activated gifts stay with their recipients, by the terms accepted with the order. */
export async function findGiftsStay(db: Database, paymentId: string): Promise<boolean> {
  const { rows } = await db.query<{ acceptedAt: number; facts: DatedFact[] }>(
    `select (extract(epoch from min(conditions_accepted_at)) * 1000)::float8 as "acceptedAt",
            ${FACTS_AS_JSON} as facts
       from payment_order where payment_id = $1`,
    [paymentId],
  );
  if (!rows[0]) throw new Error('a payment of nothing');
  const { acceptedAt, facts } = rows[0];
  return factOn(wholeFacts(facts), 'takenGifts', helsinkiDay(acceptedAt)).giftsStay;
}

export type GiftHolder = {
  emailAddress: string;
  language: Language;
  /** Null until the address is verified. */
  held: { cardId: string; firstName: string } | null;
};

/** Who activated the gift's card; null: the account is deleted. */
export async function findGiftHolder(db: Database, giftCardId: string): Promise<GiftHolder | null> {
  const { rows } = await db.query<GiftHolder>(
    `select coalesce(account.email_address, waiting.email_address) as "emailAddress",
            coalesce(account.language, waiting.language) as language,
            case when account.id is not null then json_build_object(
              'cardId', own.id, 'firstName', coalesce(own.holder_first_name, '')) end as held
       from card_redemption redeemed
       join museum_card card on card.id = coalesce(merged_into_card_id, redeemed.card_id)
       left join account held_by on held_by.id = card.holder_account_id
       -- Of two merged accounts, the one in use.
       left join account on account.id = coalesce(held_by.merged_into, held_by.id)
       left join museum_card own on own.holder_account_id = account.id
       left join registration_confirmation waiting on waiting.card_id = redeemed.card_id
      where redeemed.card_id = $1
        and coalesce(account.email_address, waiting.email_address) is not null`,
    [giftCardId],
  );
  return rows[0] ?? null;
}
