import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LWR_PATH } from '../../../../contract/call/call.ts';
import type { CallInput } from '../../../../contract/call/controllers.ts';
import { helsinkiDay } from '../../../../domain/base/local-date.ts';
import { type OfficeMember, officeMember } from '../../../../test/office-member.ts';
import { startApp, type TestApp } from '../../../../test/test-app.ts';
import { makeSchemeIn } from '../../../pages/page-scheme.ts';
import type { Deps } from '../../../platform/context.ts';
import { securityHeaders } from '../../../platform/http/security-headers.ts';

type Fact = CallInput<'BackOfficeController', 'previewPlanFact'>['input']['fact'];
const KEPT_MS = 10_000;

let running: TestApp;
let member: OfficeMember;
beforeAll(async () => {
  running = await startApp({
    CALLS_PER_MINUTE: '0',
    TRACKING_KIND: 'matomo',
    TRACKING_ID: '7',
    TRACKING_URL: 'https://tilastot.example.fi',
    MEASURING_HOSTS: 'https://mittari.example.fi, https://www.googletagmanager.com, GTM-OURS123',
  });
  member = await officeMember(running, ['administrator']);
});
afterEach(async () => {
  await running.pool.query('delete from scheme_fact');
  await forget();
});
afterAll(() => running.stop());

/** Clears the cached facts of the process. */
async function forget() {
  running.clock.advance(KEPT_MS);
  await running.app.inject({ url: '/' });
}

const inputOf = (fact: Fact) => ({
  fact,
  from: helsinkiDay(running.clock.now()),
  until: null,
  replaces: null,
});
async function decide(fact: Fact) {
  const input = inputOf(fact);
  const { previewed, refusal } = await member.ask('previewPlanFact', { input });
  expect(refusal).toBeNull();
  const actionRequest = { input, actionId: randomUUID(), reason: 'kokous päätti', previewed };
  const { actionId } = await member.ask('performPlanFact', actionRequest);
  await forget();
  return actionId;
}
const refusalOf = async (fact: Fact) =>
  (await member.ask('previewPlanFact', { input: inputOf(fact) })).refusal?.key ?? null;
async function undo(actionId: string) {
  await member.ask('undoAction', { actionId, undoId: randomUUID(), reason: 'virhe tekstissä' });
  await forget();
}
const call = async (method: string, controller = 'MuseumCardGuestController') =>
  JSON.parse((await running.app.inject({ url: `${LWR_PATH}/${controller}/${method}` })).body);
/** The policy of a page where analytics is allowed. */
const policy = () =>
  String(securityHeaders(running.settings, 'nonce', true)['content-security-policy']);

/** As embedded in every page. */
const measuring = async () =>
  (await makeSchemeIn({ ...running, log: running.app.log as Deps['log'] })('fi')).measuring;

test('analytics chosen today changes the page policy; undoing restores the settings', async () => {
  expect(await call('getTrackingService')).toMatchObject({ kind: 'matomo' });
  expect(policy()).toContain('https://tilastot.example.fi');

  const url = 'https://mittari.example.fi/m';
  const value = { tracking: { kind: 'matomo' as const, id: '12', url } };
  const actionId = await decide({ topic: 'tracking', value });
  expect(await call('getTrackingService')).toEqual({ kind: 'matomo', id: '12', url });
  expect(policy()).toContain("connect-src 'self' https://mittari.example.fi/m/matomo.php;");
  expect(policy()).not.toContain('tilastot');
  expect(await measuring()).toEqual({ kind: 'matomo', name: 'Matomo', host: 'mittari.example.fi' });

  await undo(actionId);
  expect(await call('getTrackingService')).toMatchObject({ id: '7' });
  await decide({ topic: 'tracking', value: { tracking: { kind: 'none', id: '', url: '' } } });
  expect(await call('getTrackingService')).toBeNull();
  expect(policy()).toContain("connect-src 'self';");
  expect(await measuring()).toBeUndefined();
});

test('a host unknown to the installation loads no script, not even from an earlier choice', async () => {
  const foreign = (url: string) => ({
    topic: 'tracking' as const,
    value: { tracking: { kind: 'matomo' as const, id: '12', url } },
  });
  for (const url of [
    'https://evil.example',
    'https://mittari.example.fi.evil.example/m',
    'https://mittari.example.fi:8443/m',
  ]) {
    expect(await refusalOf(foreign(url))).toBe('trackingHost');
  }
  await decide(foreign('https://mittari.example.fi/m'));
  await running.pool.query(
    `update scheme_fact set value = jsonb_set(value, '{tracking,url}', '"https://evil.example"')
      where topic = 'tracking'`,
  );
  await forget();

  expect(await call('getTrackingService')).toBeNull();
  expect(policy()).toContain("connect-src 'self';");
});

test('a Google tag container loads only when the installation names it, since it can hold any script', async () => {
  const container = (id: string, url = '') => ({
    topic: 'tracking' as const,
    value: { tracking: { kind: 'gtm' as const, id, url } },
  });
  for (const url of ['', 'https://www.googletagmanager.com/']) {
    expect(await refusalOf(container('GTM-EVIL123', url))).toBe('trackingHost');
  }

  await decide(container('GTM-OURS123'));
  expect(await call('getTrackingService')).toMatchObject({ kind: 'gtm', id: 'GTM-OURS123' });
  await running.pool.query(
    `update scheme_fact set value = jsonb_set(value, '{tracking,id}', '"GTM-EVIL123"')
      where topic = 'tracking'`,
  );
  await forget();
  expect(await call('getTrackingService')).toBeNull();
});

test('the level of browser reports applies to all except browsers with a level of their own', async () => {
  const settings = () => call('getUserLoggingSettings', 'LoggerController');
  const mine = async () => {
    const { body } = await member.open(`${LWR_PATH}/LoggerController/getUserLoggingSettings`);
    return JSON.parse(body);
  };
  await running.pool.query(
    "insert into logging_setting (account_id, enabled, level) values ($1, true, 'DEBUG')",
    [member.accountId],
  );
  expect(await settings()).toEqual({ enabled: true, level: 'INFO' });
  const value = { logging: { enabled: true, level: 'WARN' as const } };
  const actionId = await decide({ topic: 'logging', value });
  expect(await settings()).toEqual({ enabled: true, level: 'WARN' });
  expect(await mine()).toEqual({ enabled: true, level: 'DEBUG' });
  await undo(actionId);
  expect(await settings()).toEqual({ enabled: true, level: 'INFO' });
});

const SAID = { fi: 'Museot auki', sv: 'Museerna öppna', en: 'Museums open' };

test("search engines get the office's description, and the product's after an undo", async () => {
  const home = async (language: string) => {
    const url = '/services/data/v65.0/connect/communities/c1/seo/properties/home';
    const headers = { 'accept-language': language };
    return JSON.parse((await running.app.inject({ url, headers })).body);
  };
  const before = await home('fi');
  const search = { title: SAID, description: SAID };
  const actionId = await decide({ topic: 'search', value: { search } });
  expect(await home('sv')).toMatchObject({ title: SAID.sv, description: SAID.sv });
  await undo(actionId);
  expect(await home('fi')).toEqual(before);
});

test.each<[string, Fact, string]>([
  [
    'a tag',
    { topic: 'search', value: { search: { title: { ...SAID, en: '<b>' }, description: SAID } } },
    'searchMarkup',
  ],
  [
    'nothing in Swedish',
    { topic: 'search', value: { search: { title: SAID, description: { ...SAID, sv: ' ' } } } },
    'searchMissing',
  ],
  [
    'an id of another service',
    { topic: 'tracking', value: { tracking: { kind: 'ga4', id: 'GTM-ABC1', url: '' } } },
    'trackingId',
  ],
  [
    'Matomo at no address',
    { topic: 'tracking', value: { tracking: { kind: 'matomo', id: '7', url: '' } } },
    'trackingUrl',
  ],
  [
    'an address that adds to the policy',
    {
      topic: 'tracking',
      value: {
        tracking: { kind: 'matomo', id: '7', url: "https://a.fi; script-src 'unsafe-inline'" },
      },
    },
    'trackingUrl',
  ],
])('refuses %s', async (_, fact, why) => {
  expect(await refusalOf(fact)).toBe(why);
});
