import type { Database } from '../../db/database.ts';
import { LINK_SECONDS } from './confirmation-letter.ts';

export async function findCustomerNumber(db: Database, cardId: string): Promise<string | null> {
  const { rows } = await db.query<{ number: string }>(
    'select customer_number as number from museum_card where id = $1',
    [cardId],
  );
  return rows[0]?.number ?? null;
}

export type RegisteredCard = {
  firstName: string;
  lastName: string;
  customerNumber: string;
  ryijySeed: number;
  hasPlasticCard: boolean;
  registeredAt: number;
  /** Where the letter went; null once the address is proved. */
  waitsFor: { emailAddress: string; sentAt: number; isLinkOpen: boolean } | null;
  isAdded: boolean;
};

export async function findRegisteredCard(
  db: Database,
  { cardId, now }: { cardId: string; now: number },
): Promise<RegisteredCard | null> {
  const { rows } = await db.query<RegisteredCard>(
    `select holder_first_name as "firstName", holder_last_name as "lastName",
            customer_number as "customerNumber", ryijy_seed::float8 as "ryijySeed",
            exists (select from plastic_card_order where card_id = card.id) as "hasPlasticCard",
            (extract(epoch from registered_at) * 1000)::float8 as "registeredAt",
            case when waiting.card_id is not null
                 then json_build_object('emailAddress', waiting.email_address,
                                        'sentAt', (extract(epoch from expires_at) * 1000)::float8 - $3,
                                        'isLinkOpen', expires_at > $2) end as "waitsFor",
            exists (select from card_redemption
                     where card_id = card.id and merged_into_card_id is not null) as "isAdded"
       from museum_card card
       left join registration_confirmation waiting on waiting.card_id = card.id
      where card.id = $1 and registered_at is not null`,
    [cardId, new Date(now), LINK_SECONDS * 1000],
  );
  return rows[0] ?? null;
}

/** The year has not begun: no desk has seen the card. */
export async function isUnused(db: Database, cardId: string): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 from card_validity where card_id = $1 and waits_for_first_visit',
    [cardId],
  );
  return rows.length > 0;
}
