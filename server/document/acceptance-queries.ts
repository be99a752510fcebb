import type { DocumentName } from '../../domain/document/document.ts';
import type { Database } from '../db/database.ts';

export type Acceptances = {
  madeAt: number;
  /** Holds a card or has bought something; mere staff need not accept the terms. */
  isConcerned: boolean;
  terms: string[];
  privacy: string[];
};

/** Versions accepted by the account, with its orders or separately. */
export async function findAcceptances(
  db: Database,
  accountId: string,
): Promise<Acceptances | null> {
  const { rows } = await db.query<Acceptances>(
    `select (extract(epoch from account.created_at) * 1000)::float8 as "madeAt",
            exists (select from museum_card where holder_account_id = account.id)
              or exists (select from card_order where buyer_account_id = account.id) as "isConcerned",
            array(select version from document_acceptance
                   where account_id = account.id and document = 'terms'
                  union
                  select link.conditions_version from card_order
                    join payment_order link on link.card_order_id = card_order.id
                    join order_fulfilment done on done.card_order_id = link.card_order_id
                                              and done.payment_id = link.payment_id
                   where card_order.buyer_account_id = account.id) as terms,
            array(select version from document_acceptance
                   where account_id = account.id and document = 'privacy') as privacy
       from account where account.id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** Idempotent: the first date stays. */
export async function insertAcceptance(
  db: Database,
  accepted: { accountId: string; document: DocumentName; version: string; now: number },
): Promise<void> {
  const { accountId, document, version, now } = accepted;
  await db.query(
    `insert into document_acceptance (account_id, document, version, accepted_at)
     values ($1, $2, $3, to_timestamp($4 / 1000.0)) on conflict do nothing`,
    [accountId, document, version, now],
  );
}
