import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import type { Database } from '../db/database.ts';

export type ExpiringCard = {
  contractId: string;
  cardId: string;
  tokenId: string;
  emailAddress: string;
  language: Language;
  firstName: string;
  brand: string;
  lastFour: string;
  expiresOn: string;
  dueOn: string;
  amount: number;
};

/**
 * Contracts whose next instalment is due within the span, after the payment card's expiry. Once per card. Without
 * failing contracts, whose holders were already asked for a new card.
 */
export async function findExpiringCards(
  db: Database,
  { from, to, most }: { from: LocalDate; to: LocalDate; most: number },
): Promise<ExpiringCard[]> {
  const { rows } = await db.query<ExpiringCard>(
    `select contract.id as "contractId", contract.card_id as "cardId", token.id as "tokenId",
            account.email_address as "emailAddress", account.language,
            coalesce(card.holder_first_name, '') as "firstName",
            token.brand, token.last_four as "lastFour", token.expires_on as "expiresOn",
            due.due_on::text as "dueOn", due.amount_cents as amount
       from instalment due
       join monthly_contract contract on contract.id = due.contract_id
       join payment_token token on token.id = contract.token_id
       join account on account.id = contract.account_id
       join museum_card card on card.id = contract.card_id
      where due.paid_by is null and due.due_on between $1 and $2
        and contract.withdrawn_at is null and contract.failing_since is null
        and token.revoked_at is null and token.expires_on <> ''
        and token.expires_on < to_char(due.due_on, 'YYYY-MM')
        and not exists (select from instalment earlier
                         where earlier.contract_id = contract.id and earlier.paid_by is null
                           and earlier.number < due.number)
        and not exists (select from account_deletion wish where wish.account_id = account.id)
        and not exists (select from mail_outbox mail
                         where mail.idempotency_key = 'card-expires:' || contract.id || ':' || token.id)
      order by due.due_on, contract.id
      limit $3`,
    [from, to, most],
  );
  return rows;
}
