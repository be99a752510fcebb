import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '../../../contract/call/controllers.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../db/database.ts';
import { reservePrice } from '../../order/price-purchase.ts';
import { saveOrder } from '../../order/purchase-queries.ts';

type Create = CallInput<'BackOfficeController', 'previewCreateCampaign'>['input'];
type Edit = CallInput<'BackOfficeController', 'previewEditCampaign'>['input'];
type More = CallInput<'BackOfficeController', 'previewAddCampaignCodes'>['input'];

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
const plan = (change: Partial<Create> = {}) => ({
  name: 'Kevään kirje',
  kind: 'amountOff' as const,
  value: 1000,
  purchaseKinds: ['standard' as const, 'gift' as const],
  billingTypes: ['annually' as const],
  validFrom: day(10),
  validUntil: day(30),
  ...change,
});
const actionRequest = (previewed: string) => ({
  actionId: randomUUID(),
  reason: 'toive',
  previewed,
});
const undo = (actionId: string) => ({ actionId, undoId: randomUUID(), reason: 'väärin' });

async function created(input: Create) {
  const { previewed } = await finance.ask('previewCreateCampaign', { input });
  const asked = { input, ...actionRequest(previewed) };
  await finance.ask('performCreateCampaign', asked);
  const { rows } = await running.pool.query<{ id: string }>(
    'select id from campaign where action_id = $1',
    [asked.actionId],
  );
  return { id: rows[0]?.id ?? '', actionId: asked.actionId };
}
const shared = (code: string, change: Partial<Create> = {}, personLimit: number | null = null) =>
  created({ ...plan(change), codes: { source: 'one', code, useLimit: null, personLimit } });
const batch = (change: Partial<Create> = {}) =>
  created({ ...plan(change), codes: { source: 'made', count: 3, prefix: '' } });

const facts = (change: Partial<Edit['now']> = {}) => ({
  ...plan(),
  useLimit: null,
  personLimit: null,
  ...change,
});
async function edited(input: Edit) {
  const { previewed, refusal } = await finance.ask('previewEditCampaign', { input });
  if (refusal) return refusal.key;
  const asked = { input, ...actionRequest(previewed) };
  await finance.ask('performEditCampaign', asked);
  return asked.actionId;
}
async function added(input: More) {
  const { previewed, refusal } = await finance.ask('previewAddCampaignCodes', { input });
  if (refusal) return refusal.key;
  const asked = { input, ...actionRequest(previewed) };
  await finance.ask('performAddCampaignCodes', asked);
  return asked.actionId;
}
const shownOf = async (id: string) => (await finance.ask('getCampaign', { id }, 'GET')).campaign;

test('a planned campaign is edited, and the edit can be undone until its first day', async () => {
  const { id } = await shared('muokkaa1');
  const now = facts({
    name: 'Kesä',
    kind: 'percentOff',
    value: 20,
    validFrom: day(5),
    useLimit: 9,
  });
  const actionId = await edited({ campaignId: id, was: facts(), now });
  expect(await shownOf(id)).toMatchObject({ ...now, code: 'MUOKKAA1' });
  expect(await edited({ campaignId: id, was: facts(), now })).toBe('changedMeanwhile');
  expect(await edited({ campaignId: id, was: now, now })).toBe('nothingChanges');
  await finance.ask('undoAction', undo(actionId));
  expect(await shownOf(id)).toMatchObject(facts());
  const begins = await edited({ campaignId: id, was: facts(), now: facts({ validFrom: today }) });
  const { errorCode } = await finance.refusal('undoAction', undo(begins));
  expect(errorCode).toBe('CANNOT_UNDO');
  const begun = facts({ validFrom: today });
  expect(await edited({ campaignId: id, was: begun, now: facts({ value: 1 }) })).toBe('begun');
});

test('the preview of an edit shows only differences, including dropped products', async () => {
  const { id } = await shared('muokkaa2');
  const input = { campaignId: id, was: facts(), now: facts({ purchaseKinds: ['standard'] }) };
  const { lines } = await finance.ask('previewEditCampaign', { input });
  expect(lines).toEqual([
    {
      label: 'gift',
      before: { key: 'price', values: [{ euros: 69 }] },
      after: { key: 'notFor', values: [] },
    },
  ]);
  const free = { ...input, now: facts({ value: 7900 }) };
  expect((await finance.ask('previewEditCampaign', { input: free })).refusal?.key).toBe('free');
});

test('single-use codes remain single-use after an edit', async () => {
  const { id } = await batch();
  await edited({
    campaignId: id,
    was: facts(),
    now: facts({ useLimit: 50, personLimit: 5, value: 2000 }),
  });
  expect(await shownOf(id)).toMatchObject({ value: 2000, useLimit: 1, personLimit: null });
});

test('a batch can get more codes while it runs; undo removes them until one is used', async () => {
  const { id } = await batch({ validFrom: today });
  const codes = { source: 'made', count: 500, prefix: 'lisa' } as const;
  const first = await added({ campaignId: id, codes });
  expect((await shownOf(id)).codeCount).toBe(503);
  const second = await added({
    campaignId: id,
    codes: { source: 'imported', content: 'oma-1\noma-2' },
  });
  await finance.ask('undoAction', undo(first));
  expect((await shownOf(id)).codeCount).toBe(5);
  await orderOf('aino@example.fi', 'OMA-2');
  const { errorCode } = await finance.refusal('undoAction', undo(second));
  expect(errorCode).toBe('ACTION_CHANGED');
  expect((await shownOf(id)).codeCount).toBe(5);
});

test('adding codes is refused for a shared code, an ended campaign and above the maximum', async () => {
  const codes = { source: 'made', count: 50_000, prefix: '' } as const;
  const one = await shared('jaettu1');
  expect(await added({ campaignId: one.id, codes })).toBe('sharedCode');
  const many = await batch();
  expect(await added({ campaignId: many.id, codes })).toBe('tooManyCodes');
  const taken = { source: 'imported', content: 'hyvä-1\nJAETTU1' } as const;
  expect(await added({ campaignId: many.id, codes: taken })).toBe('badLines');
});

type Ordering = { accountId?: string | null; browserHash?: Buffer };

/** A guest orders a gift; null when the code is not accepted. */
function orderOf(
  emailAddress: string,
  campaignCode: string,
  { accountId = null, browserHash = randomBytes(32) }: Ordering = {},
) {
  const now = running.clock.now();
  const asked = { kind: 'gift', billing: 'annually', campaignCode, now } as const;
  const buyer = { accountId, browserHash, emailAddress };
  return inTransaction(running.pool, async (tx) => {
    const priced = await reservePrice(tx, asked, { exceptOrderIds: [], buyer });
    if (priced.price === null) return null;
    return saveOrder(tx, null, {
      ...{ kind: 'gift', billing: 'annually', accountId, language: 'fi', now },
      ...{ listPrice: priced.listPrice, price: priced.price, monthlyConsentVersion: null },
      browserHash,
      campaignId: priced.campaign?.id ?? null,
      details: { buyer: { emailAddress } },
      conditionsVersion: '1',
    });
  });
}

test('one use per person: of two tabs one gets the price, however the address is written; others still can', async () => {
  await shared('kerran1', { validFrom: today }, 1);
  const browserHash = randomBytes(32);
  const tabs = await Promise.all([
    orderOf('Aino@example.fi', 'kerran1', { browserHash }),
    orderOf('aino@EXAMPLE.fi', 'kerran1', { browserHash }),
    orderOf('aino@example.fi', 'kerran1', { browserHash }),
  ]);
  expect(tabs.filter((orderId) => orderId !== null)).toHaveLength(1);
  expect(await orderOf('bo@example.fi', 'kerran1', { browserHash })).not.toBeNull();
});

test('an account counts as one person, whatever address an order names', async () => {
  await shared('kerran2', { validFrom: today }, 2);
  const { accountId } = await officeMember(running, ['agent']);
  expect(await orderOf('yksi@example.fi', 'kerran2', { accountId })).not.toBeNull();
  expect(await orderOf('kaksi@example.fi', 'kerran2', { accountId })).not.toBeNull();
  expect(await orderOf('kolme@example.fi', 'kerran2', { accountId })).toBeNull();
});
