import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type DueCase, describeDue } from '../../test/due-rows.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { inTransaction } from '../db/database.ts';
import { makeLogger } from '../platform/logger.ts';
import { remindExpiringCards } from './remind-expiring-cards.ts';
import { claimDueContract, findLiveCharge, hasLiveCharge } from './schedule-queries.ts';
import { watchContracts } from './watch-contracts.ts';

// The clock of the tests stands at 1 March 2027, noon in Finland.
let running: TestApp;
beforeAll(async () => {
  running = await startApp();
});
afterAll(() => running.stop());

/** A plan begun on 15 February: the next instalment is due on 15 March. */
async function given(): Promise<string> {
  const { pool, settings } = running;
  const { secretKey } = settings;
  const begun = Date.UTC(2027, 1, 15, 10);
  const { accountId } = await givenContract(pool, { now: begun, secretKey, token: randomUUID() });
  const { rows } = await pool.query<{ id: string }>(
    'select id from monthly_contract where account_id = $1',
    [accountId],
  );
  return rows[0]?.id ?? '';
}

async function givenWith(statement: string): Promise<string> {
  const id = await given();
  await running.pool.query(statement, [id]);
  return id;
}

async function lettersTo(contractId: string): Promise<string[]> {
  const { rows } = await running.pool.query<{ letter: string }>(
    `select letter from mail_outbox
       join account on account.email_address = mail_outbox.address
       join monthly_contract contract on contract.account_id = account.id
      where contract.id = $1 order by queued_at, letter`,
    [contractId],
  );
  return rows.map(({ letter }) => letter);
}

const watch = () => watchContracts({ ...running, log: makeLogger('silent') });
const leaves = `insert into account_deletion (account_id, requested_at, due_at)
  select account_id, now(), now() from monthly_contract where id = $1`;
const ended = 'update monthly_contract set withdrawn_at = now() where id = $1';
/** A charge of an instalment in a given state. */
const charged = (state: string, at: string, charge = '') => `
  with paid as (
    insert into payment (return_key, reference, provider_type, process_type, billing_type, language, amount_cents,
                         state, state_at, created_at)
    values (gen_random_uuid()::text, gen_random_uuid()::text, 'paytrail', 'standard', 'monthly', 'fi', 690,
            '${state}', '${at}', '${at}') returning id)
  ${charge}
  insert into instalment_charge (payment_id, contract_id, number) select id, $1, 2 from paid`;
const ofSavedCard = `, charge as (insert into token_charge (payment_id, initiative) select id, 'cit' from paid)`;

const due = (day: string) =>
  `update instalment set due_on = '${day}' where contract_id = $1 and number = 2`;
const card = (change: string) =>
  `update payment_token set ${change}
    where id = (select token_id from monthly_contract where id = $1)`;
const told = (key: string) =>
  `insert into mail_outbox (idempotency_key, letter, language, sent_at)
   select 'card-expires:' || id || ':' || ${key}, 'payment-card-expiring', 'fi', now()
     from monthly_contract where id = $1`;

const EXPIRING: DueCase<boolean>[] = [
  ['21 days ahead', true, due('2027-03-22')],
  ['22 days ahead', false, due('2027-03-23')],
  ['tomorrow: the runs before were missed', true, due('2027-03-02')],
  ['today, when it is charged', false, due('2027-03-01')],
  ['in the last month of the card', false, card(`expires_on = '2027-03'`)],
  ['after it', true, card(`expires_on = '2027-02'`)],
  ['and the card has not told its end', false, card(`expires_on = ''`)],
  ['and the card is revoked', false, card('revoked_at = now()')],
  ['of a plan that was ended', false, ended],
  [
    'of a plan that fails already',
    false,
    `update monthly_contract set failing_since = '2027-02-20' where id = $1`,
  ],
  ['of somebody who leaves', false, leaves],
  [
    'and is paid',
    false,
    `update instalment set paid_by = (select paid_by from instalment where number = 1 and contract_id = $1) where contract_id = $1 and number = 2`,
  ],
  [
    'behind one that is unpaid',
    false,
    `update instalment set paid_by = null, due_on = '2027-02-15' where contract_id = $1 and number = 1`,
  ],
  ['told of before', false, told('token_id')],
  ['and another card was told of', true, told('gen_random_uuid()')],
];

describeDue('of a payment card that ends is told before an instalment', EXPIRING, {
  pool: () => running.pool,
  given: () => givenWith(card(`expires_on = '2027-02'`)),
  run: () => remindExpiringCards(running),
  told: async (id) => (await lettersTo(id)).includes('payment-card-expiring'),
});

const failing = (since: string, noticed: string | null) =>
  `update monthly_contract set next_try_at = null, failing_since = '${since}',
          noticed_on = ${noticed ? `'${noticed}'` : 'null'} where id = $1`;
const held = (since: string, noticed: string, lifted: string) => `
  with failed as (${failing(since, noticed)} returning id, card_id)
  insert into contract_hold (contract_id, card_id, placed_at, lifted_at)
  select id, card_id, '2027-02-28T10:00Z', ${lifted} from failed`;

const GRACE: DueCase<string[]>[] = [
  ['22 days', [], failing('2027-02-07', null)],
  ['23 days', ['entry-notice'], failing('2027-02-06', null)],
  ['long, and no run gave notice', ['entry-notice'], failing('2026-12-01', null)],
  ['29 days, a week after the notice', [], failing('2027-01-31', '2027-02-22')],
  ['30 days, a week after the notice', ['entry-stopped'], failing('2027-01-30', '2027-02-22')],
  ['30 days, six days after the notice', [], failing('2027-01-30', '2027-02-23')],
  ['long, six days after a late notice', [], failing('2026-12-01', '2027-02-23')],
  ['long, a week after a late notice', ['entry-stopped'], failing('2026-12-01', '2027-02-22')],
  ['long, and entry waits', [], held('2026-12-01', '2027-01-01', 'null')],
  [
    'long, and entry waited before',
    ['entry-stopped'],
    held('2026-12-01', '2027-01-01', `'2027-02-28T11:00Z'`),
  ],
  [
    'long, and the plan was ended',
    [],
    `update monthly_contract set withdrawn_at = now(), failing_since = '2026-12-01', noticed_on = '2027-01-01'
      where id = $1`,
  ],
];

describeDue('a plan that fails for', GRACE, {
  pool: () => running.pool,
  given,
  run: watch,
  told: lettersTo,
});

const since = (day: string, sent: string[] = [], meanwhile = '') => `
  with ${meanwhile} placed as (
    insert into contract_hold (contract_id, card_id, placed_at)
    select id, card_id, '${day}T10:00Z' from monthly_contract where id = $1 returning id)
  insert into hold_letter (hold_id, step, sent_on, due_cents)
  select id, step, '2027-02-01', 690 from placed, unnest('{${sent.join()}}'::text[]) step`;
/** A plan begun a year ago, whose last instalment was due on that day. */
const over = (lastDue: string) => `
  old as (update monthly_contract set starts_on = '2026-03-01' where id = $1),
  moved as (update instalment set due_on = least(due_on, '${lastDue}') where contract_id = $1),`;
const notDue = `moved as (update instalment set due_on = '2027-03-02' where contract_id = $1 and number = 2),`;

const HELD: DueCase<string[]>[] = [
  ['13 days', [], since('2027-02-16')],
  ['14 days', ['plan-unpaid'], since('2027-02-15')],
  ['14 days, told before', [], since('2027-02-15', ['first'])],
  ['44 days, told once', [], since('2027-01-16', ['first'])],
  ['45 days, told once', ['plan-unpaid'], since('2027-01-15', ['first'])],
  ['45 days, and the first was missed', ['plan-unpaid'], since('2027-01-15')],
  ['45 days, told twice', [], since('2027-01-15', ['first', 'second'])],
  ['89 days, told twice', [], since('2026-12-02', ['first', 'second'])],
  ['90 days, told twice', ['plan-unpaid-last'], since('2026-12-01', ['first', 'second'])],
  ['90 days, told for the last time', [], since('2026-12-01', ['last'])],
  [
    '90 days, on the last day of the plan',
    ['plan-ended-unpaid'],
    since('2026-12-01', [], over('2027-03-01')),
  ],
  [
    '90 days, a day before the last instalment',
    ['plan-unpaid-last'],
    since('2026-12-01', [], over('2027-03-02')),
  ],
  ['14 days, and nothing is due', [], since('2027-02-15', [], notDue)],
];

describeDue('a card whose entry waits since', HELD, {
  pool: () => running.pool,
  given: () => givenWith(due('2027-02-20')),
  run: watch,
  told: lettersTo,
});

const tried = (at: string) => `update monthly_contract set next_try_at = ${at} where id = $1`;
const DUE: DueCase<boolean>[] = [
  ['now', true, tried(`'2027-03-01T10:00Z'`)],
  ['a millisecond later', false, tried(`'2027-03-01T10:00:00.001Z'`)],
  ['before', true, tried(`'2026-01-01T10:00Z'`)],
  ['never', false, tried('null')],
  [
    'now, of a plan that was ended',
    false,
    `update monthly_contract set withdrawn_at = now(), next_try_at = '2027-03-01T10:00Z' where id = $1`,
  ],
];

const taken: string[] = [];
describeDue('a plan is charged that is to be tried', DUE, {
  pool: () => running.pool,
  given: () => givenWith(tried('null')),
  async run() {
    for (;;) {
      const next = await inTransaction(running.pool, async (tx) => {
        const claimed = await claimDueContract(tx, running.clock.now());
        if (claimed) await tx.query(tried('null'), [claimed.contractId]);
        return claimed;
      });
      if (!next) return;
      taken.push(next.contractId);
    }
  },
  told: async (id) => taken.includes(id),
});

const REVIVED: DueCase<boolean>[] = [
  ['nothing under way', true],
  ['nothing due', false, due('2027-03-02')],
  ['something due for as long as a plan can run', true, due('2026-01-25')],
  ['something due for longer', false, due('2026-01-24')],
  ['a try to come', false, tried(`'2027-03-09T10:00Z'`)],
  ['an end', false, ended],
  ['failures', false, failing('2027-02-20', null)],
  ['a charge that waits', false, charged('pending', '2026-03-01T10:00Z')],
  ['a page that was opened a day ago', false, charged('open', '2027-02-28T10:00:00.001Z')],
  ['a page that was left a day ago', true, charged('open', '2027-02-28T10:00Z')],
];

describeDue('a plan goes on by itself with', REVIVED, {
  pool: () => running.pool,
  async given() {
    const id = await givenWith(tried('null'));
    await running.pool.query(due('2027-03-01'), [id]);
    return id;
  },
  run: watch,
  async told(id) {
    const { rows } = await running.pool.query(
      'select next_try_at from monthly_contract where id = $1',
      [id],
    );
    return rows[0].next_try_at?.getTime() === running.clock.now();
  },
});

/** Whether the schedule waits, and whether a holder who wants to pay is told so. */
type Live = { keepsAway: boolean; isTold: boolean };
const live = (keepsAway: boolean, isTold: boolean): Live => ({ keepsAway, isTold });
const LIVE: DueCase<Live>[] = [
  ['nothing', live(false, false)],
  ['a charge without an answer', live(true, true), charged('unknown', '2026-03-01T10:00Z')],
  ['a charge that waits', live(true, true), charged('pending', '2026-03-01T10:00Z')],
  ['a charge that was paid', live(false, false), charged('paid', '2027-03-01T10:00Z')],
  ['a charge that failed', live(false, false), charged('failed', '2027-03-01T10:00Z')],
  ['a bank’s page of today', live(true, false), charged('open', '2027-03-01T09:00Z')],
  [
    'a bank’s page, nearly a day old',
    live(true, false),
    charged('created', '2027-02-28T10:00:00.001Z'),
  ],
  ['a bank’s page, a day old', live(false, false), charged('created', '2027-02-28T10:00Z')],
  [
    'a saved card to be confirmed',
    live(true, true),
    charged('open', '2027-02-28T10:00:00.001Z', ofSavedCard),
  ],
  [
    'a saved card, left a day ago',
    live(false, false),
    charged('open', '2027-02-28T10:00Z', ofSavedCard),
  ],
];

describeDue('under way is', LIVE, {
  pool: () => running.pool,
  given,
  run: async () => undefined,
  told: (contractId) =>
    inTransaction(running.pool, async (tx) => {
      const asked = { contractId, now: running.clock.now() };
      return live(await hasLiveCharge(tx, asked), (await findLiveCharge(tx, asked)) !== null);
    }),
});
