import type { Pool } from '../../server/db/database.ts';
import type { Database } from './books.ts';

/** Final contents of the database. */
export async function readDatabase(pool: Pool): Promise<Database> {
  const idsOf = async (table: 'card_order' | 'payment') => {
    const { rows } = await pool.query<{ id: string }>(`select id from ${table}`);
    return new Set(rows.map(({ id }) => id));
  };
  const { rows } = await pool.query<{
    stamp: string;
    settledAt: Date | null;
    cards: number;
    ledgerEntries: number;
    letters: number;
  }>(
    `select payment.stamp, payment_settlement.settled_at as "settledAt",
            count(distinct order_fulfilment.card_id)::int as cards,
            count(distinct card_ledger_entry.id)::int as "ledgerEntries",
            count(distinct mail_outbox.id)::int as letters
       from payment
       left join payment_settlement on payment_settlement.payment_id = payment.id
       left join order_fulfilment on order_fulfilment.payment_id = payment.id
       left join card_ledger_entry on card_ledger_entry.card_id = order_fulfilment.card_id
       left join mail_outbox on mail_outbox.letter = 'purchase-confirmation'
                            and mail_outbox.card_id = order_fulfilment.card_id
      group by payment.stamp, payment_settlement.settled_at`,
  );
  const booked = rows.map((row) => ({ ...row, settledAt: row.settledAt?.getTime() ?? null }));
  return { orders: await idsOf('card_order'), payments: await idsOf('payment'), booked };
}

export async function countUnsentMails(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from mail_outbox where sent_at is null',
  );
  return rows[0]?.count ?? 0;
}
