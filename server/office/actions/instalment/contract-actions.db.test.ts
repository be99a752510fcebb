import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTION_SAMPLES } from '../../../../test/action-samples.ts';
import { officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  // The test clock is at 1 March 2027.
  running = await startApp({ CALLS_PER_MINUTE: '0' });
});
afterAll(() => running.stop());

const member = () => officeMember(running, ['seniorAgent']);

async function givenPayer() {
  const { personId = '', contractId = '' } = await ACTION_SAMPLES.endContract.given(running);
  await running.pool.query(
    `insert into contract_hold (contract_id, card_id, placed_at)
     select id, card_id, now() from monthly_contract where id = $1`,
    [contractId],
  );
  return { personId, contractId };
}

async function standing(contractId: string) {
  const { rows } = await running.pool.query(
    `select withdrawn_at is not null as ended, failing_since::text as failing, next_try_at as "nextTry",
            valid_until::text as until,
            exists (select from contract_hold where contract_id = contract.id and lifted_at is null) as held,
            (select min(due_on)::text from instalment where contract_id = contract.id and paid_by is null) as due
       from monthly_contract contract join card_validity using (card_id) where contract.id = $1`,
    [contractId],
  );
  return rows[0];
}

test('a contract ended for hardship stops charges, admits the holder and keeps the paid time', async () => {
  const input = await givenPayer();
  const before = await standing(input.contractId);
  expect(before).toMatchObject({ ended: false, held: true, until: '2028-01-15' });
  const agent = await member();
  const { previewed, lines } = await agent.ask('previewEndContract', { input });
  expect(lines[0]).toMatchObject({ before: { key: 'open', values: [11, { euros: 75.9 }] } });
  const actionId = randomUUID();
  const reason = 'elämäntilanne muuttui';
  await agent.ask('performEndContract', { input, actionId, reason, previewed });
  // One month paid on 15 January; validity up to today is kept.
  expect(await standing(input.contractId)).toMatchObject({
    ended: true,
    held: false,
    failing: null,
    nextTry: null,
    until: '2027-02-28',
  });
  const again = await agent.ask('previewEndContract', { input });
  expect(again.refusal?.key).toBe('ended');
  await agent.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'väärä asiakas' });
  expect(await standing(input.contractId)).toEqual(before);
  const { rows } = await running.pool.query(
    `select letter, data from mail_outbox
      where lower(address) = (select lower(email_address) from account where id = $1) and letter like 'contract-%'
      order by letter`,
    [input.personId],
  );
  expect(rows).toEqual([
    { letter: 'contract-ended', data: { validUntil: '2027-02-28', isOver: true } },
    { letter: 'contract-restored', data: {} },
  ]);
});

test('a postponed due date stops retries and the hold until then', async () => {
  const { personId, contractId } = await givenPayer();
  const agent = await member();
  const input = { personId, contractId, to: '2027-04-01' };
  const { previewed, lines } = await agent.ask('previewMoveDue', { input });
  // The instalments of February and March both move.
  expect(lines[1]).toMatchObject({ after: { key: 'moved', values: [2, { euros: 13.8 }] } });
  const actionRequest = {
    input,
    actionId: randomUUID(),
    reason: 'palkka tulee myöhässä',
    previewed,
  };
  await agent.ask('performMoveDue', actionRequest);
  expect(await standing(contractId)).toMatchObject({
    held: false,
    failing: null,
    due: '2027-04-01',
    // Midnight in Finland.
    nextTry: new Date('2027-03-31T21:00:00Z'),
  });
});

test("another person's contract, or one with a charge in progress, is refused", async () => {
  const [one, other] = [await givenPayer(), await givenPayer()];
  const agent = await member();
  const crossed = { input: { personId: one.personId, contractId: other.contractId } };
  for (const method of ['previewEndContract', 'previewRetryCharge']) {
    expect((await agent.refusal(method, crossed)).status).toBe(404);
  }
  await running.pool.query(
    `update payment set state = 'unknown'
      where id = (select payment_id from order_fulfilment done
                    join monthly_contract contract using (card_order_id) where contract.id = $1)`,
    [one.contractId],
  );
  await running.pool.query(
    `insert into instalment_charge (payment_id, contract_id, number)
     select payment_id, contract.id, 2 from order_fulfilment
       join monthly_contract contract using (card_order_id) where contract.id = $1`,
    [one.contractId],
  );
  for (const method of ['previewEndContract', 'previewRetryCharge'] as const) {
    const { refusal } = await agent.ask(method, { input: one });
    expect(refusal?.key).toBe('beingCharged');
  }
});

test('a retried charge is queued once', async () => {
  const input = await givenPayer();
  const agent = await member();
  const { previewed } = await agent.ask('previewRetryCharge', { input });
  const actionRequest = {
    input,
    actionId: randomUUID(),
    reason: 'kortilla on taas katetta',
    previewed,
  };
  const outcome = await agent.ask('performRetryCharge', actionRequest);
  expect(outcome.undoUntil).toBeNull();
  expect((await standing(input.contractId)).nextTry).toEqual(new Date(running.clock.now()));
  const again = await agent.ask('previewRetryCharge', { input });
  expect(again.refusal?.key).toBe('queued');
  const { rows } = await running.pool.query(
    `select task_identifier from graphile_worker.jobs where key = 'retry:' || $1`,
    [input.contractId],
  );
  expect(rows).toEqual([{ task_identifier: 'charge-instalments' }]);
});
