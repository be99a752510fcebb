import type { PostalAddress } from '../../../../domain/person/address-line.ts';
import type { Database } from '../../../db/database.ts';

export type WaitingPlastic = PostalAddress & { id: string };

/** The person's plastic cards that are in no batch yet. */
export async function findWaitingPlastic(
  db: Database,
  personId: string,
): Promise<WaitingPlastic[]> {
  const { rows } = await db.query<WaitingPlastic>(
    `select plastic.id, street_address as "streetAddress", zip_code as "zipCode", city, plastic.country
       from plastic_card_order plastic
       join museum_card card on card.id = plastic.card_id
      where card.holder_account_id = $1 and sent_to_production_at is null and posted_at is null
        and cancelled_at is null
      order by plastic.id`,
    [personId],
  );
  return rows;
}

/** The newest card being made and not yet posted: its batch has the old address. */
export async function findPlasticAtPrinter(
  db: Database,
  personId: string,
): Promise<(PostalAddress & { batch: number }) | null> {
  const { rows } = await db.query<PostalAddress & { batch: number }>(
    `select street_address as "streetAddress", zip_code as "zipCode", city, plastic.country, coalesce(batch.number, 0)::int as batch
       from plastic_card_order plastic
       join museum_card card on card.id = plastic.card_id
       left join plastic_batch batch on batch.id = plastic.batch_id
      where card.holder_account_id = $1 and sent_to_production_at is not null and posted_at is null
        and cancelled_at is null
      order by sent_to_production_at desc
      limit 1`,
    [personId],
  );
  return rows[0] ?? null;
}
