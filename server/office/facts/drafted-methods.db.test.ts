import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallInput, CallOutput } from '../../../contract/call/controllers.ts';
import { LANGUAGES } from '../../../domain/base/language.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../../domain/base/local-date.ts';
import { METHODS, type Method } from '../../../domain/payment/offered-method.ts';
import { kindsPaidWith } from '../../../domain/payment/provider-group.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { moveTo, orderAsCustomer } from '../../../test/order-as-customer.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

type Planned = CallInput<'BackOfficeController', 'showPlannedMethod'>['input'];
type Seen = CallOutput<'BackOfficeController', 'showPlannedMethod'>;

let portal: TestPortal;
let member: OfficeMember;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { hasWorker: false });
});
// Sessions expire while the clock moves by weeks.
beforeEach(async () => {
  member = await officeMember(portal);
});
afterAll(() => portal.stop());

const day = (ahead: number): LocalDate => addDays(helsinkiDay(portal.clock.now()), ahead);
const notice = { fi: 'Saldosi siirtyy.', sv: 'Ditt saldo flyttas.', en: 'Your balance moves.' };
/** Closed for three days only, so that the next method can be closed afterwards. */
const closing = (topic: Method, change: Partial<Planned> = {}): Planned => ({
  fact: { topic, value: { isOffered: false, notice } },
  from: day(20),
  until: day(22),
  replaces: null,
  ...change,
});

async function save(input: Planned) {
  const { previewed } = await member.ask('previewPlanFact', { input });
  const actionRequest = { input, actionId: randomUUID(), reason: 'sopimus päättyy', previewed };
  await member.ask('performPlanFact', actionRequest);
}

const pagesOf = (method: Method) =>
  kindsPaidWith(method).flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })));

async function expectAsCustomersSee(method: Method, seen: Seen[]) {
  for (const [index, page] of pagesOf(method).entries()) {
    const { providers, prices, facts } = await orderAsCustomer(portal, { ...page, code: null });
    expect(seen[index]?.seen).toMatchObject({
      ...{ kind: page.kind, kinds: kindsPaidWith(method), hasCampaign: false, facts },
      page: { providers, prices },
    });
  }
}

test.each(METHODS)(
  'the end of %s is previewed as customers will see it, before and after',
  async (method) => {
    const input = closing(method);
    const [before, first] = [day(12), day(20)];
    const lookAt = (on: LocalDate) =>
      Promise.all(
        pagesOf(method).map((page) => member.ask('showPlannedMethod', { input, day: on, ...page })),
      );
    const [seenBefore, seenAfter] = [await lookAt(before), await lookAt(first)];
    expect(seenBefore[1]?.seen?.facts).toMatchObject({
      closed: [],
      notices: { [method]: notice.sv },
    });
    expect(seenAfter[2]?.seen?.facts).toMatchObject({
      closed: [method],
      notices: { [method]: notice.en },
    });

    await save(input);
    const standing = await Promise.all(
      pagesOf(method).map((page) =>
        member.ask('showMethod', { method, day: first, ...page }, 'GET'),
      ),
    );
    expect(standing).toEqual(seenAfter);
    moveTo(portal, before);
    await expectAsCustomersSee(method, seenBefore);
    moveTo(portal, first);
    await expectAsCustomersSee(method, seenAfter);
  },
);

test('without a day the preview shows the first day of the change in place of the replaced one', async () => {
  const input = closing('smartum', { from: day(30), until: null });
  await save(input);
  const earlier = { ...input, from: day(25), replaces: input.from };
  const { seen } = await member.ask('showPlannedMethod', { input: earlier, language: 'fi' });
  expect(seen).toMatchObject({ day: day(25), kind: 'standard', facts: { closed: ['smartum'] } });
  const reopened = { topic: 'smartum' as const, value: { isOffered: true, notice } };
  const kept = { ...input, fact: reopened, replaces: input.from };
  const asked = { input: kept, language: 'fi', day: day(40) } as const;
  expect((await member.ask('showPlannedMethod', asked)).seen?.facts.closed).toEqual([]);
});

test('an invalid change is refused in the preview for the same reason as on saving; nothing is stored', async () => {
  const { rows: before } = await portal.pool.query('select count(*) from scheme_fact');
  const late = closing('epassi', { from: day(-1), until: null });
  const { refusal } = await member.ask('previewPlanFact', { input: late });
  expect(refusal?.key).toBeTruthy();
  const asked = { language: 'fi' } as const;
  expect(await member.ask('showPlannedMethod', { input: late, ...asked })).toEqual({
    refusal,
    seen: null,
  });
  await member.ask('showPlannedMethod', { input: closing('epassi'), ...asked });
  const { rows: after } = await portal.pool.query('select count(*) from scheme_fact');
  expect(after).toEqual(before);
});
