import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '../../../../contract/call/controllers.ts';
import { addDays, helsinkiDay, type LocalDate } from '../../../../domain/base/local-date.ts';
import { TOPIC_RULES } from '../../../../domain/scheme/fact-topics.ts';
import { factOn } from '../../../../domain/scheme/scheme-facts.ts';
import { LIMITS } from '../../../../domain/scheme/topic/limits.ts';
import { type OfficeMember, officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { inTransaction } from '../../../db/database.ts';
import { findScheme } from '../../../scheme/scheme-queries.ts';

type Plan = CallInput<'BackOfficeController', 'previewPlanFact'>['input'];
type Topic = CallInput<'BackOfficeController', 'previewCancelFact'>['input']['topic'];

let running: TestApp;
let today: LocalDate;
let administrator: OfficeMember;
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  today = helsinkiDay(running.clock.now());
  administrator = await officeMember(running, ['administrator']);
});
afterEach(() => running.pool.query('delete from scheme_fact'));
afterAll(() => running.stop());

const day = (ahead: number) => addDays(today, ahead);
const WORDS = { fi: 'Saldo siirtyy', sv: 'Saldot flyttas', en: 'The balance moves' };
const closed = (from: string, more: Partial<Plan> = {}): Plan => ({
  fact: { topic: 'smartum', value: { isOffered: false, notice: WORDS } },
  from,
  until: null,
  replaces: null,
  ...more,
});
const pause = (from: string, isOpen = false): Plan => ({
  fact: { topic: 'gifts', value: { isOpen } },
  from,
  until: null,
  replaces: null,
});

async function done(input: Plan) {
  const { previewed } = await administrator.ask('previewPlanFact', { input });
  const actionRequest = { input, actionId: randomUUID(), reason: 'sopimus päättyy', previewed };
  await administrator.ask('performPlanFact', actionRequest);
  return actionRequest.actionId;
}
async function cancelled(topic: Topic, from: string) {
  const input = { topic, from };
  const { previewed } = await administrator.ask('previewCancelFact', { input });
  const actionRequest = { input, actionId: randomUUID(), reason: 'ei sittenkään', previewed };
  await administrator.ask('performCancelFact', actionRequest);
  return actionRequest.actionId;
}
const undo = (actionId: string) =>
  administrator.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'erehdys' });
const refusalOf = async (input: Plan) =>
  (await administrator.ask('previewPlanFact', { input })).refusal?.key ?? null;
const listed = async () => (await administrator.ask('getSchemeFacts', {}, 'GET')).facts;

test('a notice names others with overlapping days, but not adjacent or empty ones', async () => {
  const notice = (fi: string, from: string, until: string | null): Plan => ({
    fact: {
      topic: 'banner',
      value: { banner: { kind: 'news', isClosable: true, words: { ...WORDS, fi } } },
    },
    from,
    until,
    replaces: null,
  });
  const warnings = async (input: Plan) => {
    const { lines } = await administrator.ask('previewPlanFact', { input });
    return lines.flatMap(({ label, after }) => (label === 'warning' ? [after] : []));
  };
  await done(notice('Huoltokatko', day(5), day(7)));
  expect(await warnings(notice('Messut', day(8), null))).toEqual([]);
  expect(await warnings(notice('Messut', day(1), day(4)))).toEqual([]);
  const named = ['Huoltokatko', { day: day(5) }, { day: day(7) }];
  expect(await warnings(notice('Messut', day(7), null))).toEqual([
    { key: 'overlap', values: named },
  ]);
  await done(notice('Messut', day(6), null));
  expect(await warnings(notice('Kesä', day(2), day(30)))).toEqual([
    { key: 'overlap', values: named },
    { key: 'overlapOpen', values: ['Messut', { day: day(6) }] },
  ]);
  const moved = { ...notice('Huoltokatko', day(4), day(5)), replaces: day(5) };
  expect(await warnings(moved)).toEqual([]);
});

test('a planned end is previewed, listed with who and why, moved, cancelled and restored', async () => {
  const { lines } = await administrator.ask('previewPlanFact', { input: closed(day(10)) });
  expect(lines).toMatchObject([
    { label: 'topic', after: { key: 'smartum' } },
    { label: 'from', after: { values: [{ day: day(10) }] } },
    { label: 'state', before: { key: 'offered' }, after: { key: 'notOffered' } },
    { label: 'wordsFi', after: { values: ['Saldo siirtyy'] } },
    { label: 'wordsSv' },
    { label: 'wordsEn' },
    { label: 'begun', after: { key: 'begunPayments' } },
  ]);
  expect(await listed()).toEqual([]);
  await done(closed(day(10)));
  expect(await listed()).toMatchObject([
    { from: day(10), fact: closed(day(10)).fact, planned: { reason: 'sopimus päättyy' } },
  ]);

  const moved = await done(closed(day(20), { replaces: day(10) }));
  expect((await listed()).map(({ from }) => from)).toEqual([day(20)]);
  await undo(moved);
  expect((await listed()).map(({ from }) => from)).toEqual([day(10)]);

  const gone = await cancelled('smartum', day(10));
  expect(await listed()).toEqual([]);
  await undo(gone);
  expect(await listed()).toMatchObject([{ from: day(10), planned: { reason: 'sopimus päättyy' } }]);
});

test('the limit of cards per order cannot exceed what an order can hold', async () => {
  const { most } = LIMITS.companyUnits;
  const held = (units: number) => running.pool.query('select $1::order_units', [units]);

  await expect(held(most)).resolves.toBeDefined();
  await expect(held(most + 1)).rejects.toThrow('order_units');
});

test('invalid values are refused with a sentence', async () => {
  await done(closed(day(10)));
  expect(await refusalOf(closed(today))).toBe('dayPassed');
  expect(await refusalOf(closed(day(10)))).toBe('dayTaken');
  expect(await refusalOf(closed(day(5), { until: day(4) }))).toBe('endsBefore');
  const bank = { topic: 'bank', value: { isOffered: false, notice: null } } as const;
  const card = { topic: 'card', value: { isOffered: false, notice: null } } as const;
  await done(closed(day(3), { fact: bank }));
  expect(await refusalOf(closed(day(3), { fact: card }))).toBe('lastMethod');
  const limits = { ...TOPIC_RULES.limits.shipped, companyUnits: 5_001 };
  const tooMany = closed(day(3), { fact: { topic: 'limits', value: limits } });
  expect(await refusalOf(tooMany)).toBe('companyUnitsOutOfBounds');
  const turned = {
    ...TOPIC_RULES.limits.shipped,
    secondLetter: TOPIC_RULES.limits.shipped.firstLetter,
  };
  expect(await refusalOf(closed(day(3), { fact: { topic: 'limits', value: turned } }))).toBe(
    'secondLetterOutOfBounds',
  );
  const long = { fi: 'x'.repeat(301), sv: 'x', en: 'x' };
  const tooLong = closed(day(4), {
    fact: { topic: 'smartum', value: { isOffered: false, notice: long } },
  });
  expect((await administrator.refusal('previewPlanFact', { input: tooLong })).status).toBe(400);
});

/** Values stored by releases whose topic had fewer fields. */
const OLD_FORMS = [
  {
    topic: 'limits',
    value: { companyUnits: 100, giftsInOrder: 5, invoiceMost: 300_000, addressOver: 10_000 },
  },
] as const;

/** As if that release had planned it: in the table and in the action's row. */
async function storedAs(topic: Topic, value: object) {
  const old = JSON.stringify(value);
  await inTransaction(running.pool, async (tx) => {
    // Staff actions are immutable; bypasses the trigger to imitate an earlier release.
    await tx.query(`set local session_replication_role = 'replica'`);
    await tx.query('update scheme_fact set value = $2 where topic = $1', [topic, old]);
    for (const state of ['before', 'after']) {
      await tx.query(
        `update staff_action set ${state} = jsonb_build_object('days', (
           select jsonb_object_agg(day, case when kept = 'null' then kept
                                             else kept || jsonb_build_object('value', $2::jsonb) end)
             from jsonb_each(${state} -> 'days') as days (day, kept)))
          where ${state} ? 'days' and coalesce(input -> 'fact' ->> 'topic', input ->> 'topic') = $1`,
        [topic, old],
      );
    }
  });
}

test.each(OLD_FORMS)(
  'a change of $topic planned by a release with fewer fields applies, moves, cancels and undoes like any other',
  async ({ topic, value: stored }) => {
    const value = { ...TOPIC_RULES[topic].shipped, ...stored };
    const plan = closed(day(10), { fact: { topic, value } });
    const whole = [{ from: day(10), fact: plan.fact }];
    const first = await done(plan);
    await storedAs(topic, stored);

    expect(await listed()).toMatchObject(whole);
    const { facts } = await findScheme(running.pool);
    expect(factOn(facts, topic, day(10))).toEqual(value);
    expect(await refusalOf({ ...plan, from: day(11) })).toBe('nothingChanges');

    const gone = await cancelled(topic, day(10));
    await storedAs(topic, stored);
    await undo(gone);
    expect(await listed()).toMatchObject(whole);
    const moved = await done({ ...plan, from: day(12), replaces: day(10) });
    await storedAs(topic, stored);
    await undo(moved);
    expect(await listed()).toMatchObject(whole);
    await storedAs(topic, stored);
    await undo(first);
    expect(await listed()).toEqual([]);
  },
);

test('a pause can start today and be undone the same day, and is kept on record', async () => {
  const id = await done(pause(today));
  await undo(id);
  expect(await listed()).toEqual([]);
  await done(pause(today));
  running.clock.advance(24 * 60 * 60 * 1000);
  const member = await officeMember(running, ['administrator']);
  const input = { topic: 'gifts' as const, from: today };
  const { refusal } = await member.ask('previewCancelFact', { input });
  expect(refusal?.key).toBe('notPlanned');
});

test('planning needs the right to edit the scheme; looking needs the right to see sales', async () => {
  const finance = await officeMember(running, ['finance']);
  expect((await finance.refusal('previewPlanFact', { input: closed(day(30)) })).status).toBe(403);
  expect(await finance.ask('getSchemeFacts', {}, 'GET')).toMatchObject({ facts: [] });
});
