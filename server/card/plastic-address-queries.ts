import type { PostalAddress } from '../../domain/person/address-line.ts';
import type { Transaction } from '../db/database.ts';

/** Sends a plastic card that is not in production yet to the new address. */
export async function updateWaitingPlastic(
  tx: Transaction,
  { accountId, streetAddress, zipCode, city, country }: PostalAddress & { accountId: string },
): Promise<void> {
  await tx.query(
    `update plastic_card_order
        set street_address = $2, zip_code = $3, city = $4, country = $5
      where sent_to_production_at is null and posted_at is null and cancelled_at is null
        and card_id in (select id from museum_card where holder_account_id = $1)`,
    [accountId, streetAddress, zipCode, city, country],
  );
}

export async function updatePlasticPlace(
  tx: Transaction,
  { id, streetAddress, zipCode, city, country }: PostalAddress & { id: string },
): Promise<void> {
  await tx.query(
    'update plastic_card_order set street_address = $2, zip_code = $3, city = $4, country = $5 where id = $1',
    [id, streetAddress, zipCode, city, country],
  );
}

/** Only orders that are not in production yet. */
export async function updatePlasticRecipient(
  tx: Transaction,
  changed: { cardId: string; from: string; to: string },
): Promise<void> {
  await tx.query(
    `update plastic_card_order set recipient_name = $3
      where card_id = $1 and recipient_name = $2 and cancelled_at is null
        and sent_to_production_at is null and posted_at is null`,
    [changed.cardId, changed.from, changed.to],
  );
}
