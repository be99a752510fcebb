import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type DueCase, describeDue } from '../../test/due-rows.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { deleteAccounts } from './delete-account.ts';

// The test clock stands at noon on 1 March 2027 in Finland.
let running: TestApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());

const due = (moment: string) =>
  `update account_deletion set due_at = '${moment}' where account_id = $1`;
const unpaid = `update instalment set paid_by = null
  where number = 12 and contract_id = (select id from monthly_contract where account_id = $1)`;
const ended = `update monthly_contract set withdrawn_at = now() where account_id = $1`;
const paymentIs = (state: string) =>
  `update payment set state = '${state}'
    where id in (select payment_id from payment_order link
                   join card_order on card_order.id = link.card_order_id where buyer_account_id = $1)`;

/** A holder whose plan is fully paid and whose waiting period ends now. */
const CASES: DueCase<boolean>[] = [
  ['at this moment', true],
  ['a second later', false, due('2027-03-01T10:00:01Z')],
  ['cancelled by the user', false, 'delete from account_deletion where account_id = $1'],
  ['with a running plan', false, unpaid],
  ['with an ended plan', true, [unpaid, ended]],
  ['with a pending payment', false, paymentIs('pending')],
  ['with a payment in an unknown state', false, paymentIs('unknown')],
  ['with a needed refund', false, paymentIs('refundNeeded')],
  ['with a completed refund', true, paymentIs('refunded')],
];

describeDue('an account goes', CASES, {
  pool: () => running.pool,
  async given() {
    const { pool, clock, settings } = running;
    const { secretKey } = settings;
    const { accountId } = await givenContract(pool, {
      ...{ now: clock.now(), secretKey, token: randomUUID() },
    });
    await pool.query(
      `with plan as (
         update instalment set paid_by = first.paid_by
           from monthly_contract contract, instalment first
          where contract.account_id = $1 and instalment.contract_id = contract.id
            and first.contract_id = contract.id and first.number = 1)
       insert into account_deletion (account_id, requested_at, due_at) values ($1, $2, $2)`,
      [accountId, new Date(clock.now())],
    );
    return accountId;
  },
  run: () => deleteAccounts(running),
  async told(accountId) {
    const { rowCount } = await running.pool.query('select from account where id = $1', [accountId]);
    return rowCount === 0;
  },
});
