import type { Language } from '../../../../domain/base/language.ts';
import type { Database } from '../../../db/database.ts';

export type PlasticCount = { all: number; open: number; atPrinter: number };

/** Plastic orders of the card: all, those still to be posted, and those of them made with the current number. */
export async function countPlasticOrders(db: Database, cardId: string): Promise<PlasticCount> {
  const { rows } = await db.query<PlasticCount>(
    `select count(*)::int as all,
            count(*) filter (where posted_at is null and cancelled_at is null)::int as open,
            count(*) filter (where posted_at is null and cancelled_at is null
                               and sent_to_production_at is not null)::int as "atPrinter"
       from plastic_card_order where card_id = $1`,
    [cardId],
  );
  return rows[0] ?? { all: 0, open: 0, atPrinter: 0 };
}

type Holder = { emailAddress: string | null; language: Language; firstName: string };

/** Recipient of the letter. */
export async function findHolder(db: Database, personId: string): Promise<Holder> {
  const { rows } = await db.query<Holder>(
    `select account.email_address as "emailAddress", account.language,
            coalesce(card.holder_first_name, '') as "firstName"
       from account
       left join museum_card card on card.holder_account_id = account.id
      where account.id = $1`,
    [personId],
  );
  if (!rows[0]) throw new Error('the person is gone');
  return rows[0];
}
