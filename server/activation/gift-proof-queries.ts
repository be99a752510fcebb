import { accountAddress } from '../../domain/account/email-address.ts';
import { hashOf } from '../account/secret-token.ts';
import type { Transaction } from '../db/database.ts';

/** As long as the link of a letter that asks to confirm an address. */
const PROOF_DAYS = 30;

type Shown = { marker: string | null; cardId: string; emailAddress: string; now: number };

/**
 * The letter that has this marker was mailed to this address of late. Asked under the card's lock: a corrected address
 * has another marker. The giver, the printed sheet and the envelope have the code and never the marker.
 */
export async function isMailedAddress(
  tx: Transaction,
  { marker, cardId, emailAddress, now }: Shown,
): Promise<boolean> {
  if (!marker) return false;
  const { rows } = await tx.query<{ address: string }>(
    `select gift.recipient_email as address
       from gift
       join order_fulfilment done on done.card_order_id = gift.card_order_id
      where gift.marker_hash = $1 and done.card_id = $2 and gift.is_digital
        and exists (select from gift_sending sending
                     where sending.card_order_id = gift.card_order_id
                       and sending.sent_at > $3::timestamptz - make_interval(days => $4))`,
    [hashOf(marker), cardId, new Date(now), PROOF_DAYS],
  );
  return rows[0] !== undefined && accountAddress(rows[0].address) === accountAddress(emailAddress);
}

/** Before the card, as everywhere; the address may have no account. */
export async function lockAccountOfAddress(tx: Transaction, emailAddress: string): Promise<void> {
  await tx.query('select 1 from account where lower(email_address) = $1 for no key update', [
    emailAddress,
  ]);
}
