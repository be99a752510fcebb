import { afterAll, beforeAll } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { type DueCase, describeDue } from '../../../test/due-rows.ts';
import { givenPurchase } from '../../../test/given-purchase.ts';
import { inTransaction } from '../../db/database.ts';
import { findObstacle } from '../record/snapshot-queries.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const ofOrder = (set: string) =>
  `update card_order set ${set} where id = (select card_order_id from payment_order where payment_id = $1)`;
const hasCard = `update museum_card
    set holder_account_id = (select buyer_account_id from card_order
                               join payment_order link on card_order_id = card_order.id where payment_id = $1::uuid)
  where id = (select card_id from card_ledger_entry where cause = 'payment:' || $1::uuid)`;
const fulfilled = `insert into order_fulfilment (card_order_id, payment_id, fulfilled_at)
  select card_order_id, payment_id, now() from payment_order where payment_id = $1`;
const forgotten = `update payment_order set details = '{}' where payment_id = $1`;

const CASES: DueCase<string | null>[] = [
  ['an order that waits for it', null],
  ['an order that was paid', 'paidTwice', fulfilled],
  ['a card, whose buyer has one', 'paidTwice', hasCard],
  ['a gift, whose buyer has a card', null, [hasCard, ofOrder(`kind = 'gift'`)]],
  ['an order that was forgotten', 'orderForgotten', forgotten],
  ['an order that was paid and forgotten', 'orderForgotten', [fulfilled, forgotten]],
];

describeDue('money comes for', CASES, {
  pool: () => database.pool,
  async given() {
    const { paymentId } = await givenPurchase(database.pool);
    await database.pool.query('delete from order_fulfilment where payment_id = $1', [paymentId]);
    await database.pool.query(
      `update museum_card set holder_account_id = null
        where id = (select card_id from card_ledger_entry where cause = 'payment:' || $1)`,
      [paymentId],
    );
    return paymentId;
  },
  run: async () => {},
  async told(id) {
    const { rows } = await database.pool.query<{ stamp: string }>(
      'select stamp from payment where id = $1',
      [id],
    );
    return inTransaction(database.pool, (tx) => findObstacle(tx, rows[0]?.stamp ?? ''));
  },
});
