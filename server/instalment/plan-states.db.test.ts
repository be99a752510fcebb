import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromEuros } from '../../domain/base/cents.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { givenContract } from '../../test/given-contract.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { chargeInstalments } from '../charge/charge-instalments.ts';
import type { Deps, UserContext } from '../platform/context.ts';
import { makeLogger } from '../platform/logger.ts';
import { myPlans } from './my-plans.ts';
import { runningContract } from './running-contract.ts';
import { watchContracts } from './watch-contracts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NO_FUNDS = 'f4650972-c0cd-4dab-8f16-3ecf26439755';
/** Twelve times 6,90 euros. */
const WHOLE = 8280;

let portal: TestPortal;
let deps: Deps;
beforeAll(async () => {
  portal = await startPortal({}, { hasWorker: false });
  const { settings, clock, pool } = portal;
  deps = { pool, clock, settings, log: makeLogger('silent') };
});
afterAll(() => portal.stop());

/** From the start of a failing plan to its payment. */
const STATES = [
  { day: 0, state: 'well', sent: [], coming: [] },
  { day: 40, state: 'failed', sent: [], coming: [] },
  { day: 70, state: 'onHold', sent: [], coming: ['first', 'second', 'last', 'ended'] },
  { day: 110, state: 'onHold', sent: ['first', 'second'], coming: ['last', 'ended'] },
  { day: 160, state: 'lastLetter', sent: ['first', 'second', 'last'], coming: ['ended'] },
  { day: 380, state: 'lastLetter', sent: ['first', 'second', 'last', 'ended'], coming: [] },
  { day: 381, state: 'paid', sent: [], coming: [] },
];

test('in every state paid, due and later add up to the plan, and all pages show the same due sum', async () => {
  const { pool, clock, settings } = portal;
  const { secretKey } = settings;
  const made = await givenContract(pool, { now: clock.now(), secretKey, token: NO_FUNDS });
  const { accountId, cardId } = made;
  const context = { ...deps, user: { accountId } } as UserContext;
  let passed = 0;
  for (const { day, state, sent, coming } of STATES) {
    for (; passed < day; passed += 1) {
      clock.advance(DAY_MS);
      await chargeInstalments(deps);
      await watchContracts(deps);
    }
    if (state === 'paid') await payAll(accountId);
    const { plans } = await myPlans(context);
    const [plan] = plans;
    if (!plan) throw new Error('no plan');
    const parts = [plan.paid, plan.due, plan.later];

    expect(plan.state).toBe(state);
    expect(parts.reduce((sum, { amount }) => sum + fromEuros(amount), 0)).toBe(WHOLE);
    expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(12);
    expect(plan.letters.sent.map(({ letter }) => letter)).toEqual(sent);
    expect(plan.letters.coming.map(({ letter }) => letter)).toEqual(coming);
    // As shown by the card's page, the renewal page and the office.
    const today = helsinkiDay(clock.now());
    const told = await runningContract(pool, { cardId, today });
    expect(told ? [told.due, told.later] : [plan.due, plan.later]).toEqual([plan.due, plan.later]);
    expect(told === null).toBe(state === 'paid');
  }
});

/** Uses the initial payment; which one does not matter. */
async function payAll(accountId: string) {
  await portal.pool.query(
    `with contract as (
       update monthly_contract set failing_since = null, noticed_on = null where account_id = $1 returning id),
     lifted as (
       update contract_hold set lifted_at = $2 from contract where contract_id = contract.id)
     update instalment
        set paid_by = (select paid_by from instalment first
                        where first.contract_id = instalment.contract_id and number = 1)
       from contract where contract_id = contract.id`,
    [accountId, new Date(portal.clock.now())],
  );
}
