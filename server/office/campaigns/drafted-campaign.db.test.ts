import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallInput, CallOutput } from '../../../contract/call/controllers.ts';
import { LANGUAGES } from '../../../domain/base/language.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { PURCHASE_KINDS } from '../../../domain/order/purchase-kind.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { moveTo, orderAsCustomer } from '../../../test/order-as-customer.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

type Create = CallInput<'BackOfficeController', 'showCreatedCampaign'>['input'];
type Edit = CallInput<'BackOfficeController', 'showEditedCampaign'>['input'];
type Seen = CallOutput<'BackOfficeController', 'showCampaign'>;

let portal: TestPortal;
let finance: OfficeMember;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
// Sessions expire while the clock moves by weeks.
const signIn = async () => {
  finance = await officeMember(portal, ['finance']);
};
beforeEach(signIn);
afterAll(() => portal.stop());

const day = (ahead: number): LocalDate => addDays(helsinkiDay(portal.clock.now()), ahead);
const newCode = () => `K${randomUUID().slice(0, 8).toUpperCase()}`;
const plan = (change: Partial<Create> = {}) => ({
  name: 'Kevään kirje',
  kind: 'percentOff' as const,
  value: 15,
  purchaseKinds: [...PURCHASE_KINDS],
  billingTypes: ['annually' as const],
  validFrom: day(10),
  validUntil: day(30),
  ...change,
});
const shared = (code: string, change: Partial<Create> = {}): Create => ({
  ...plan(change),
  codes: { source: 'one', code, useLimit: null, personLimit: null },
});
const actionRequest = (previewed: string) => ({
  actionId: randomUUID(),
  reason: 'toive',
  previewed,
});

async function create(input: Create) {
  const { previewed } = await finance.ask('previewCreateCampaign', { input });
  const asked = { input, ...actionRequest(previewed) };
  await finance.ask('performCreateCampaign', asked);
  const { rows } = await portal.pool.query<{ id: string }>(
    'select id from campaign where action_id = $1',
    [asked.actionId],
  );
  return rows[0]?.id ?? '';
}

async function edit(input: Edit) {
  const { previewed } = await finance.ask('previewEditCampaign', { input });
  await finance.ask('performEditCampaign', { input, ...actionRequest(previewed) });
}

const PAGES = PURCHASE_KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })));

/** Every purchase page in every language. */
const everyPage = (look: (page: (typeof PAGES)[number]) => Promise<Seen>) =>
  Promise.all(PAGES.map(look));

async function expectAsCustomersSee(seen: Seen[], code: string) {
  for (const [index, { kind, language }] of PAGES.entries()) {
    const { accepted, offer, facts, ...others } = await orderAsCustomer(portal, {
      ...{ kind, language, code },
    });
    const shown = seen[index]?.seen;
    expect(shown).toMatchObject({ kind, kinds: PURCHASE_KINDS, campaignCode: code, facts });
    expect(shown?.page).toMatchObject(others);
    // Renewals have no price check: the offer contains the prices.
    if (kind !== 'renewal') expect(accepted).toMatchObject(saidOf(accepted, shown));
    expect(withoutIds(shown?.page?.offer)).toEqual(withoutIds(offer));
  }
}

/** The fields of the preview that the price check answers too. */
function saidOf(answered: object, shown: Seen['seen'] | undefined) {
  const { accepted } = shown?.page ?? {};
  if (!accepted) throw new Error('nothing is shown');
  const said = Object.entries(accepted).filter(([name]) => name in answered);
  expect(said.length).toBeGreaterThanOrEqual(3);
  return { ...Object.fromEntries(said), validationError: null };
}

const withoutIds = (offer: object | null | undefined) =>
  offer && { ...offer, assetId: null, personAccountId: null };

test.each([
  ['amountOff', 1000, ['annually']],
  ['percentOff', 15, ['annually', 'monthly']],
  ['extraMonths', 2, ['annually', 'monthly']],
] as const)(
  '%s is previewed on every page as customers will see it, in every language',
  async (kind, value, billingTypes) => {
    const code = newCode();
    const input = shared(code.toLowerCase(), { kind, value, billingTypes: [...billingTypes] });
    const ownDay = day(12);
    const seen = await everyPage((page) =>
      finance.ask('showCreatedCampaign', { input, day: ownDay, ...page }),
    );
    expect(seen.map((each) => each.seen?.day)).toEqual(PAGES.map(() => ownDay));
    const { accepted } = seen[0]?.seen?.page ?? {};
    expect(accepted?.purchasePrice === accepted?.price).toBe(kind === 'extraMonths');
    expect(accepted?.validityMonths).toBe(kind === 'extraMonths' ? 14 : 12);
    expect(accepted?.priorPriceNote === null).toBe(kind === 'extraMonths');

    await create(input);
    moveTo(portal, ownDay);
    await expectAsCustomersSee(seen, code);
  },
);

test('an edit is previewed in place of the saved campaign, whose days do not count as earlier prices', async () => {
  const code = newCode();
  const was = { ...plan({ validFrom: day(5), value: 60 }), useLimit: null, personLimit: null };
  const campaignId = await create(shared(code, was));
  const now = { ...was, validFrom: day(15), value: 20 };
  const input = { campaignId, was, now };
  const first = day(15);
  const seen = await everyPage((page) => finance.ask('showEditedCampaign', { input, ...page }));
  expect(seen[0]?.seen).toMatchObject({ day: first, first, last: day(30) });
  const saved = await finance.ask('showCampaign', { id: campaignId, language: 'fi' }, 'GET');
  expect(saved.seen?.day).toBe(day(5));

  await edit(input);
  moveTo(portal, first);
  await expectAsCustomersSee(seen, code);
  await signIn();
  const standing = await everyPage((page) =>
    finance.ask('showCampaign', { id: campaignId, ...page }, 'GET'),
  );
  await expectAsCustomersSee(standing, code);
});

test('a campaign of many codes is previewed without a code name, at the same price', async () => {
  const input: Create = { ...plan(), codes: { source: 'made', count: 3, prefix: 'KESÄ' } };
  const { seen } = await finance.ask('showCreatedCampaign', { input, language: 'sv' });
  expect(seen).toMatchObject({ campaignCode: null, hasCampaign: true, kind: 'standard' });
  expect(seen?.page?.accepted.purchasePrice).toBeLessThan(seen?.page?.accepted.price ?? 0);
  const asked = { input, language: 'sv', kind: 'renewal' } as const;
  const renewal = (await finance.ask('showCreatedCampaign', asked)).seen?.page?.offer;
  expect(renewal).toMatchObject({ annually: { isCodeGood: true }, monthly: { isCodeGood: false } });
});

test('a day outside the campaign previews its nearest day', async () => {
  const asked = { input: shared(newCode()), language: 'en' } as const;
  const dayOf = async (asDay: LocalDate) =>
    (await finance.ask('showCreatedCampaign', { ...asked, day: asDay })).seen?.day;
  expect([await dayOf(day(0)), await dayOf(day(99))]).toEqual([day(10), day(30)]);
});

test("instalments can be previewed for a renewal but not for one's own card", async () => {
  const purchaseKinds = ['standard' as const, 'gift' as const, 'renewal' as const];
  const input = shared(newCode(), { billingTypes: ['monthly'], purchaseKinds });
  const look = async (kind: 'standard' | 'renewal') =>
    (await finance.ask('showCreatedCampaign', { input, language: 'fi', kind })).seen;
  expect(await look('standard')).toMatchObject({ kinds: ['standard', 'renewal'], page: null });
  const offer = (await look('renewal'))?.page?.offer;
  expect(offer).toMatchObject({ annually: { isCodeGood: false }, monthly: { isCodeGood: true } });
});

test('an invalid campaign is refused in the preview for the same reason as on saving; nothing is stored', async () => {
  const { rows: before } = await portal.pool.query('select count(*) from campaign');
  const input = shared(newCode(), { value: 100 });
  const { refusal } = await finance.ask('previewCreateCampaign', { input });
  expect(refusal?.key).toBeTruthy();
  const asked = { language: 'fi' } as const;
  expect(await finance.ask('showCreatedCampaign', { input, ...asked })).toEqual({
    refusal,
    seen: null,
  });
  await finance.ask('showCreatedCampaign', { input: shared(newCode()), ...asked });
  const { rows: after } = await portal.pool.query('select count(*) from campaign');
  expect(after).toEqual(before);
  const gone = { campaignId: randomUUID(), was: facts(), now: facts({ value: 5 }) };
  const refused = await finance.refusal('showEditedCampaign', { input: gone, ...asked });
  expect(refused.status).toBe(404);
});

const facts = (change: Partial<Edit['now']> = {}) => ({
  ...plan(),
  useLimit: null,
  personLimit: null,
  ...change,
});
