import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '../../../../contract/call/controllers.ts';
import { formatDate } from '../../../../domain/base/format.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../../../domain/base/local-date.ts';
import type { StaffRole } from '../../../../domain/office/rights.ts';
import { dayBegins } from '../../../../domain/scheme/day-begins.ts';
import { NO_AMOUNTS } from '../../../../domain/scheme/price-plan.ts';
import { type OfficeMember, officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { pricePurchase } from '../../../order/price-purchase.ts';

type Plan = CallInput<'BackOfficeController', 'previewPlanPrices'>['input'];

let running: TestApp;
let today: LocalDate;
let finance: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  today = helsinkiDay(running.clock.now());
  finance = await officeMember(running, ['finance']);
});
afterEach(async () => {
  await running.pool.query('delete from price where valid_from > $1', [today]);
  await running.pool.query('delete from vat_rate where valid_from > $1', [today]);
});
afterAll(() => running.stop());

const day = (ahead: number) => addDays(today, ahead);
const plan = (from: string, amounts: Partial<Plan['amounts']>, replaces: string | null = null) => ({
  from,
  replaces,
  amounts: { ...NO_AMOUNTS, ...amounts },
});

async function actionRequestOf(member: OfficeMember, input: Plan) {
  const { previewed } = await member.ask('previewPlanPrices', { input });
  return { input, actionId: randomUUID(), reason: 'päätös hallituksen kokouksessa', previewed };
}
async function given(member: OfficeMember, input: Plan) {
  return member.ask('performPlanPrices', await actionRequestOf(member, input));
}
async function refusalOf(input: Plan) {
  const { refusal } = await finance.ask('previewPlanPrices', { input });
  return refusal?.key ?? null;
}
async function planned() {
  const { changes } = await finance.ask('getPriceList', {}, 'GET');
  return changes.filter(({ validFrom }) => validFrom > today);
}
const annualOn = async (on: LocalDate) => {
  const asked = { kind: 'standard', billing: 'annually', campaignCode: null } as const;
  return (await pricePurchase(running.pool, { ...asked, now: dayBegins(on) }))?.price;
};
const undo = (actionId: string) => ({ actionId, undoId: randomUUID(), reason: 'väärä päivä' });

test('a planned price applies from its day and is listed with who and why', async () => {
  await given(finance, plan(day(10), { annual: 8400, vat: 1400 }));
  expect(await annualOn(day(9))).toBe(7900);
  expect(await annualOn(day(10))).toBe(8400);
  expect(await planned()).toEqual([
    {
      validFrom: day(10),
      amounts: { ...NO_AMOUNTS, annual: 8400, vat: 1400 },
      languages: ['fi', 'sv', 'en'],
      planned: {
        by: expect.any(String),
        at: running.clock.now(),
        reason: 'päätös hallituksen kokouksessa',
      },
    },
  ]);
});

test('each plan is listed with the page languages of its own day', async () => {
  await running.pool.query(
    `insert into scheme_fact (topic, valid_from, value) values ('languages', $1, $2)`,
    [day(20), JSON.stringify({ languages: ['sv', 'en'] })],
  );
  await given(finance, plan(day(19), { annual: 8400 }));
  await given(finance, plan(day(20), { annual: 8500 }));

  const languages = (await planned()).map((change) => change.languages);
  expect(languages).toEqual([
    ['fi', 'sv', 'en'],
    ['sv', 'en'],
  ]);
  await running.pool.query(`delete from scheme_fact where topic = 'languages'`);
});

test('the preview shows new price, difference and the prior price of a reduction', async () => {
  const { lines } = await finance.ask('previewPlanPrices', {
    input: plan(day(3), { annual: 7500, monthly: 650 }),
  });
  expect(lines).toMatchObject([
    { label: 'from', after: { values: [{ day: day(3) }] } },
    {
      label: 'annual',
      before: { values: [{ euros: 79 }] },
      after: { key: 'amountChanged', values: [{ euros: 75 }, { difference: [7900, 7500] }] },
    },
    {
      label: 'monthly',
      after: { values: [{ euros: 6.5 }, { euros: 78 }, { difference: [690, 650] }] },
    },
    { label: 'prior', after: { values: [{ euros: 79 }] } },
    { label: 'begun' },
    { label: 'contracts' },
  ]);
  expect(await planned()).toEqual([]);
});

test('an invalid plan is refused with a sentence and changes nothing', async () => {
  await given(finance, plan(day(10), { annual: 8400 }));
  expect(await refusalOf(plan(today, { annual: 8000 }))).toBe('dayPassed');
  expect(await refusalOf(plan(day(-1), { annual: 8000 }))).toBe('dayPassed');
  expect(await refusalOf(plan(day(900), { annual: 8000 }))).toBe('dayTooFar');
  expect(await refusalOf(plan(day(10), { monthly: 700 }))).toBe('dayTaken');
  expect(await refusalOf(plan(day(20), { annual: 0 }))).toBe('annualOutOfBounds');
  expect(await refusalOf(plan(day(20), { vat: 9000 }))).toBe('vatOutOfBounds');
  expect(await refusalOf(plan(day(20), { annual: 8400 }))).toBe('nothingChanges');
  expect(await refusalOf(plan(day(20), { annual: 7000 }))).toBe('renewalAboveAnnual');
  expect(await refusalOf(plan(day(20), { annual: 8600 }, day(11)))).toBe('notPlanned');
  const negative = { input: plan(day(20), { annual: -1 }) };
  expect((await finance.refusal('previewPlanPrices', negative)).status).toBe(400);
  const noDay = { input: plan('2027-02-30', { annual: 8600 }) };
  expect((await finance.refusal('previewPlanPrices', noDay)).status).toBe(400);
  expect(await planned()).toHaveLength(1);
});

test('of two tabs planning the same day one is warned', async () => {
  const first = await actionRequestOf(finance, plan(day(10), { annual: 8400 }));
  const second = await actionRequestOf(finance, plan(day(10), { annual: 8600 }));
  const answers = await Promise.allSettled(
    [first, second].map((actionRequest) => finance.ask('performPlanPrices', actionRequest)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { errorCode: 'ACTION_REFUSED' },
  });
  expect(await planned()).toHaveLength(1);
});

test('a plan can be replaced, moved and cancelled until it starts, and each can be undone', async () => {
  await given(finance, plan(day(10), { annual: 8400 }));
  const moved = await given(finance, plan(day(20), { annual: 8600 }, day(10)));
  expect(await annualOn(day(10))).toBe(7900);
  expect(await annualOn(day(20))).toBe(8600);
  // Undo succeeds although another day was planned meanwhile.
  await given(finance, plan(day(30), { monthly: 720 }));
  await finance.ask('undoAction', undo(moved.actionId));
  expect((await planned()).map(({ validFrom }) => validFrom)).toEqual([day(10), day(30)]);

  const input = { from: day(10) };
  const { previewed, lines } = await finance.ask('previewCancelPrices', { input });
  expect(lines).toMatchObject([{ label: 'annual', after: { values: [{ euros: 79 }] } }]);
  const actionId = randomUUID();
  const before = await planned();
  await finance.ask('performCancelPrices', { input, actionId, reason: 'ei sittenkään', previewed });
  expect(await annualOn(day(10))).toBe(7900);
  await finance.ask('undoAction', undo(actionId));
  // With the original author and reason, not those of the cancellation.
  expect(await planned()).toEqual(before);
});

test("an undo does not overwrite a colleague's replacement", async () => {
  const first = await given(finance, plan(day(10), { annual: 8400 }));
  const other = await officeMember(running, ['administrator']);
  await given(other, plan(day(10), { annual: 8600 }, day(10)));
  expect((await finance.refusal('undoAction', undo(first.actionId))).errorCode).toBe(
    'ACTION_CHANGED',
  );
  expect(await annualOn(day(10))).toBe(8600);
});

test.each<[StaffRole, boolean, boolean]>([
  ['administrator', true, true],
  ['finance', true, true],
  ['seniorAgent', true, false],
  ['auditor', true, false],
  ['agent', false, false],
  ['rightsKeeper', false, false],
])('%s: sees the list %s, plans %s', async (role, sees, plans) => {
  const member = await officeMember(running, [role]);
  const looked = await member.ask('getPriceList', {}, 'GET').then(
    () => true,
    () => false,
  );
  const input = plan(day(10), { annual: 8400 });
  const previewed = await member.ask('previewPlanPrices', { input }).then(
    () => true,
    () => false,
  );
  expect([looked, previewed]).toEqual([sees, plans]);
});

test('an undo that would make an extension dearer than a new card is refused', async () => {
  const dearer = await given(finance, plan(day(10), { annual: 9000 }));
  await given(finance, plan(day(20), { renewalWhileValid: 8500 }));
  const before = await planned();

  const { errorCode, message } = await finance.refusal('undoAction', undo(dearer.actionId));

  expect(errorCode).toBe('ACTION_REFUSED');
  expect(message).toContain(formatDate(day(20), 'fi'));
  expect(await planned()).toEqual(before);
});

test('a started plan cannot be replaced, cancelled or undone', async () => {
  const from = day(1);
  const { actionId, undoUntil } = await given(finance, plan(from, { annual: 8400 }));
  expect(undoUntil).toBe(dayBegins(from) - 1);
  const untilMidnight = dayBegins(from) - running.clock.now();
  const waiting = await actionRequestOf(finance, plan(day(5), { annual: 8800 }, from));
  running.clock.advance(untilMidnight);
  const tomorrow = await officeMember(running, ['finance']);
  expect(await tomorrow.refusal('undoAction', undo(actionId))).toMatchObject({
    errorCode: 'CANNOT_UNDO',
    message:
      'Muutos on jo alkanut, joten sitä ei voi enää perua. Suunnittele uusi muutos sen sijaan.',
  });
  expect((await tomorrow.refusal('performPlanPrices', waiting)).errorCode).toBe('ACTION_REFUSED');
  const { refusal } = await tomorrow.ask('previewCancelPrices', { input: { from } });
  expect(refusal?.key).toBe('notPlanned');
  expect(await annualOn(from)).toBe(8400);
  running.clock.advance(-untilMidnight);
});

test('warns when instalments sum to less than the annual price or diverge further than now', async () => {
  const warnings = async (amounts: Partial<Plan['amounts']>) => {
    const { lines } = await finance.ask('previewPlanPrices', { input: plan(day(10), amounts) });
    return lines.flatMap(({ label, after }) => (label === 'warning' ? [after] : []));
  };
  expect(await warnings({ annual: 8000 })).toEqual([]);
  expect(await warnings({ annual: 8500 })).toEqual([
    { key: 'instalmentsCheaper', values: [{ euros: 82.8 }, { euros: 2.2 }] },
  ]);
  expect(await warnings({ monthly: 750 })).toEqual([
    { key: 'instalmentsDearer', values: [{ euros: 90 }, { euros: 11 }, { euros: 3.8 }] },
  ]);

  await given(finance, plan(day(30), { annual: 8200 }));
  expect(await warnings({ monthly: 670 })).toEqual([
    { key: 'instalmentsCheaperLater', values: [{ day: day(30) }, { euros: 80.4 }, { euros: 1.6 }] },
  ]);
  expect(await warnings({ annual: 8000 })).toEqual([]);
});
