import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '../../../contract/call/controllers.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import type { StaffRole } from '../../../domain/office/rights.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { pricePurchase } from '../../order/price-purchase.ts';

type Input = CallInput<'BackOfficeController', 'previewCreateCampaign'>['input'];

let running: TestApp;
let today: LocalDate;
let finance: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  today = helsinkiDay(running.clock.now());
  finance = await officeMember(running, ['finance']);
});
afterAll(() => running.stop());

const day = (ahead: number) => addDays(today, ahead);
const campaign = (change: Partial<Input> = {}): Input => ({
  name: 'Kevään kirje',
  kind: 'amountOff',
  value: 1000,
  purchaseKinds: ['standard'],
  billingTypes: ['annually'],
  validFrom: today,
  validUntil: day(30),
  codes: { source: 'made', count: 3, prefix: 'kevät' },
  ...change,
});
const one = (code: string, useLimit: number | null = null) =>
  ({ source: 'one', code, useLimit }) as const;
const imported = (...lines: string[]) =>
  ({ source: 'imported', content: lines.join('\r\n') }) as const;

async function actionRequestOf(input: Input) {
  const { previewed } = await finance.ask('previewCreateCampaign', { input });
  return { input, actionId: randomUUID(), reason: 'markkinoinnin toive', previewed };
}
async function created(input: Input) {
  const actionRequest = await actionRequestOf(input);
  await finance.ask('performCreateCampaign', actionRequest);
  const { rows } = await running.pool.query<{ id: string }>(
    'select id from campaign where action_id = $1',
    [actionRequest.actionId],
  );
  const id = rows[0]?.id ?? '';
  const { codes } = await finance.ask('getCampaignCodes', { id }, 'GET');
  return { id, actionId: actionRequest.actionId, codes: codes.map(({ code }) => code) };
}
async function ended(campaignId: string, until: string | null) {
  const input = { campaignId, until };
  const { previewed } = await finance.ask('previewEndCampaign', { input });
  const actionId = randomUUID();
  await finance.ask('performEndCampaign', { input, actionId, reason: 'loppui kesken', previewed });
  return actionId;
}
async function refusalOf(change: Partial<Input>) {
  const { refusal } = await finance.ask('previewCreateCampaign', { input: campaign(change) });
  return refusal;
}
const priceWith = async (campaignCode: string, on: LocalDate = today) => {
  const now = running.clock.now() + (Date.parse(on) - Date.parse(today));
  const asked = { kind: 'standard', billing: 'annually', campaignCode, now } as const;
  return (await pricePurchase(running.pool, asked))?.price ?? null;
};
const undo = (actionId: string) => ({ actionId, undoId: randomUUID(), reason: 'väärä summa' });
/** An unpaid order with the code. */
const orderWith = (code: string) =>
  running.pool.query(
    `insert into card_order (kind, billing_type, language, units, list_price_cents, price_cents, campaign_code_id, details,
                             conditions_version, conditions_accepted_at, created_at, changed_at, owner_browser_hash)
     select 'standard', 'annually', 'fi', 1, 7900, 6900, id, '{"buyer": {}}', '1', $2, $2, $2, sha256(convert_to($1, 'UTF8'))
       from campaign_code where code = $1`,
    [code, new Date(running.clock.now())],
  );

test('a batch has distinct codes, and each gives the price once', async () => {
  const { id, codes } = await created(campaign());
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^KEVÄT[ACDEFGHJKMNPQRTWXY34679]{10}$/);
  const [first = '', second = ''] = codes;
  expect(await priceWith(first.toLowerCase())).toBe(6900);
  await orderWith(first);
  expect(await priceWith(first)).toBeNull();
  expect(await priceWith(second)).toBe(6900);
  const { campaign: shown, made } = await finance.ask('getCampaign', { id }, 'GET');
  expect(shown).toMatchObject({ codeCount: 3, source: 'made', useLimit: 1, code: null });
  expect(made).toMatchObject({ reason: 'markkinoinnin toive', at: running.clock.now() });
});

test('codes are downloadable, and every download records who did it', async () => {
  const { id, codes } = await created(campaign());
  const { body } = await finance.open(`/office/campaigns/${id}/csv`);
  expect(body.split('\r\n').slice(1, 4)).toEqual(codes.map((code) => `${code};`));
  await finance.open(`/office/campaigns/${id}/csv`);
  const { downloads } = await finance.ask('getCampaign', { id }, 'GET');
  expect(downloads).toEqual([
    { by: expect.any(String), at: running.clock.now() },
    { by: expect.any(String), at: running.clock.now() },
  ]);
  const agent = await officeMember(running, ['agent']);
  expect((await agent.open(`/office/campaigns/${id}/csv`)).status).toBe(403);
  expect((await finance.open(`/office/campaigns/${randomUUID()}/csv`)).status).toBe(404);
});

test('own codes are imported from a file, all or none, with the faulty lines', async () => {
  await created(campaign({ codes: one('vanha2027') }));
  const faulty = imported('Koodi', 'uusi1', 'xy', 'UUSI 1', 'Vanha2027');
  expect(await refusalOf({ codes: faulty })).toEqual({
    key: 'badLines',
    values: ['3', '4', '5'],
  });
  expect((await refusalOf({ codes: imported('koodi', '') }))?.key).toBe('noCodes');
  const { codes } = await created(campaign({ codes: imported('uusi1;Aino', '"uusi2";Bo', '') }));
  expect(codes).toEqual(['UUSI1', 'UUSI2']);
  expect(await priceWith('uusi2')).toBe(6900);
});

test('invalid campaigns are refused with a sentence', async () => {
  await created(campaign({ codes: one('sama2027') }));
  const keyOf = async (change: Partial<Input>) => (await refusalOf(change))?.key ?? null;
  expect(await keyOf({ codes: one('Sama 2027') })).toBe('codeTaken');
  expect(await keyOf({ codes: one('abc') })).toBe('badCode');
  expect(await keyOf({ codes: { source: 'made', count: 1, prefix: 'a_b' } })).toBe('badPrefix');
  expect(await keyOf({ validFrom: day(-1) })).toBe('beginPassed');
  expect(await keyOf({ validFrom: day(40) })).toBe('endBeforeBegin');
  expect(await keyOf({ value: 7900 })).toBe('free');
  expect(await keyOf({ kind: 'percentOff', value: 100 })).toBe('percentOffOutOfBounds');
  expect(await keyOf({ billingTypes: ['annually', 'monthly'] })).toBe('amountOffMonthly');
  const tooMany = { input: campaign({ codes: { source: 'made', count: 50_001, prefix: '' } }) };
  expect((await finance.refusal('previewCreateCampaign', tooMany)).status).toBe(400);
});

test('a repeated submit creates one campaign, and of two tabs with one code one is warned', async () => {
  const actionRequest = await actionRequestOf(campaign({ codes: one('kaksi2027') }));
  const other = await actionRequestOf(campaign({ codes: one('kaksi2027') }));
  const answers = await Promise.allSettled(
    [actionRequest, actionRequest, other].map((asked) =>
      finance.ask('performCreateCampaign', asked),
    ),
  );
  const { rows } = await running.pool.query('select from campaign_code where code = $1', [
    'KAKSI2027',
  ]);
  expect(rows).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
});

test('the preview shows each price with and without the campaign', async () => {
  const input = campaign({
    purchaseKinds: ['standard', 'gift'],
    codes: one('näyte2027', 5),
  });
  const { lines } = await finance.ask('previewCreateCampaign', { input });
  expect(lines).toMatchObject([
    { label: 'days', after: { values: [{ day: today }, { day: day(30) }] } },
    { label: 'codes', after: { key: 'limited', values: ['NÄYTE2027', 5] } },
    {
      label: 'standard',
      before: { values: [{ euros: 79 }] },
      after: { values: [{ euros: 69 }] },
    },
    { label: 'gift' },
    { label: 'prior' },
  ]);
});

test('creation can be undone until somebody orders with a code', async () => {
  const first = await created(campaign({ codes: one('peru2027') }));
  expect((await finance.ask('getCampaign', { id: first.id }, 'GET')).undoable).toBe(first.actionId);
  await finance.ask('undoAction', undo(first.actionId));
  expect(await priceWith('peru2027')).toBeNull();
  const second = await created(campaign({ codes: one('peru2027') }));
  await orderWith('PERU2027');
  expect((await finance.ask('getCampaign', { id: second.id }, 'GET')).undoable).toBeNull();
  const { errorCode } = await finance.refusal('undoAction', undo(second.actionId));
  expect(errorCode).toBe('ACTION_CHANGED');
  expect(await priceWith('peru2027')).toBe(6900);
});

test('a campaign can be ended now, ended on a day and prolonged, and each can be undone', async () => {
  const { id } = await created(campaign({ codes: one('loppu2027') }));
  const stopped = await ended(id, null);
  expect(await priceWith('loppu2027')).toBeNull();
  await finance.ask('undoAction', undo(stopped));
  expect(await priceWith('loppu2027', day(30))).toBe(6900);
  await ended(id, day(10));
  expect(await priceWith('loppu2027', day(11))).toBeNull();
  await ended(id, null);
  await ended(id, day(60));
  expect(await priceWith('loppu2027', day(60))).toBe(6900);
  const input = { campaignId: id, until: day(-1) };
  expect((await finance.ask('previewEndCampaign', { input })).refusal?.key).toBe('dayPassed');
  const unknown = { input: { campaignId: randomUUID(), until: null } };
  expect((await finance.refusal('previewEndCampaign', unknown)).status).toBe(404);
});

test('codes inserted by SQL get a campaign of their own and are listed', async () => {
  await running.pool.query(
    `insert into campaign_code (code, kind, value, valid_from, valid_until, use_limit)
     values ('KÄSIN', 'percentOff', 10, $1, $1, 3)`,
    [today],
  );
  const { campaigns } = await finance.ask('getCampaigns', {}, 'GET');
  expect(campaigns.find(({ code }) => code === 'KÄSIN')).toMatchObject({
    name: 'KÄSIN',
    useLimit: 3,
    codeCount: 1,
    result: { used: 0, sold: 0, revenue: 0, reduction: 0, months: 0 },
  });
  expect(await priceWith('KÄSIN')).toBe(7110);
});

test('fifty thousand codes are created, paged and searched without delay', async () => {
  const began = performance.now();
  const { id, codes } = await created(
    campaign({ codes: { source: 'made', count: 50_000, prefix: '' } }),
  );
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(codes).toHaveLength(50);
  const last = await finance.ask('getCampaignCodes', { id, page: 1000 }, 'GET');
  expect(last).toMatchObject({ total: 50_000 });
  const wanted = last.codes.at(-1)?.code ?? '';
  const found = await finance.ask('getCampaignCodes', { id, search: wanted.slice(0, 9) }, 'GET');
  expect(found.codes.map(({ code }) => code)).toContain(wanted);
  const { rows } = await running.pool.query<{ 'QUERY PLAN': string }>(
    `explain select from campaign_code code join campaign on campaign.id = code.campaign_id where code.code = 'X'`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('campaign_code_is_unique');
});

test.each<[StaffRole, boolean, boolean]>([
  ['administrator', true, true],
  ['finance', true, true],
  ['seniorAgent', true, false],
  ['auditor', true, false],
  ['agent', false, false],
])('%s: sees the list %s, plans %s', async (role, sees, plans) => {
  const member = await officeMember(running, [role]);
  const can = (asked: Promise<unknown>) =>
    asked.then(
      () => true,
      () => false,
    );
  const input = campaign({ codes: one('rooli2027') });
  expect([
    await can(member.ask('getCampaigns', {}, 'GET')),
    await can(member.ask('previewCreateCampaign', { input })),
  ]).toEqual([sees, plans]);
});
