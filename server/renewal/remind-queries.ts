import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Database } from '../db/database.ts';
import { MAY_HAVE_COME } from '../payment/may-have-come.ts';

export type EndingCard = {
  cardId: string;
  emailAddress: string;
  language: Language;
  firstName: string;
  lastDay: string;
};

/**
 * Cards that end within the range and have no reminder of this round. Excludes cards that a desk would refuse, holders
 * who leave or opted out, and renewals being paid.
 */
export async function findEndingCards(
  db: Database,
  { from, to, round, most }: { from: LocalDate; to: LocalDate; round: string; most: number },
): Promise<EndingCard[]> {
  const { rows } = await db.query<EndingCard>(
    `select card.id as "cardId", account.email_address as "emailAddress", account.language,
            coalesce(card.holder_first_name, '') as "firstName", valid_until::text as "lastDay"
       from card_validity validity
       join museum_card card on card.id = validity.card_id
       join account on account.id = card.holder_account_id
      where valid_until between $1 and $2
        and card.blocked_at is null and not validity.is_refunded
        and not exists (select from contract_hold hold
                         where hold.card_id = card.id and hold.lifted_at is null)
        and not exists (select from account_deletion wish where wish.account_id = account.id)
        and not exists (select from letter_stop stop
                         where stop.email_address = lower(account.email_address)
                           and stop.topic = 'reminders')
        and not exists (select from card_order renewal
                          join payment_order link on link.card_order_id = renewal.id
                          join payment on payment.id = link.payment_id
                         where renewal.renews_card_id = card.id
                           and ${MAY_HAVE_COME}
                           and not exists (select from order_fulfilment where card_order_id = renewal.id))
        and not exists (select from mail_outbox mail
                         where mail.idempotency_key = 'ending:' || card.id || ':' || valid_until || ':' || $3)
      order by valid_until, card.id
      limit $4`,
    [from, to, round, most],
  );
  return rows;
}
