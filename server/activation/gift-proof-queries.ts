import { accountAddress } from '../../domain/account/email-address.ts';
import { hashOf } from '../account/secret-token.ts';
import type { Transaction } from '../db/database.ts';

/** As long as a confirmation link. */
const PROOF_DAYS = 30;

type Shown = { marker: string | null; cardId: string; emailAddress: string; now: number };

/**
 * Whether the letter with this marker was mailed to this address recently. Read under the card's lock, since a
 * corrected address gets a new marker. Only the letter has the marker: the giver, the print and the envelope have the
 * code.
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

/** Lock order: the account before the card. The address may have no account. */
export async function lockAccountOfAddress(tx: Transaction, emailAddress: string): Promise<void> {
  await tx.query('select 1 from account where lower(email_address) = $1 for no key update', [
    emailAddress,
  ]);
}
