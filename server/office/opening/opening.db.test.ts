import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { say } from '../../../contract/texts/action-text.ts';
import { type OfficeMember, officeMember } from '../../../test/office-member.ts';
import { OPENING_FACTS } from '../../../test/opening-facts.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
let opener: OfficeMember;
beforeAll(async () => {
  portal = await startPortal({ CALLS_PER_MINUTE: '0' }, { holds: 'bare', mode: 'production' });
  opener = await officeMember(portal, ['administrator', 'rightsKeeper']);
});
afterAll(() => portal.stop());

const get = (path: string) => fetch(portal.url + path, { headers: { accept: 'text/html' } });
const getPrices = () => fetch(`${portal.url}${LWR_PATH}/MuseumCardGuestController/getWebShopData`);
const count = async (table: string) =>
  (await portal.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;

describe('before the scheme is opened', () => {
  test('calls, lists and tills are refused with a sentence', async () => {
    const answer = await getPrices();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual([
      { errorCode: 'NOT_OPEN_YET', message: 'Myynti ei ole vielä auki. Palaa myöhemmin.' },
    ]);
    for (const path of ['/sitemap.xml', '/robots.txt', '/api/till/v1/checks']) {
      expect((await get(path)).status, path).not.toBe(200);
    }
    await expect(opener.ask('getPriceList', {}, 'GET')).rejects.toThrow('ei ole vielä auki');
  });

  test('the process is healthy and reports that the scheme is not open', async () => {
    const health = await fetch(`${portal.url}/health/ready`);
    expect([health.status, await health.json()]).toMatchObject([
      200,
      { status: 'ready', scheme: 'not open yet' },
    ]);
  });

  test.each(['/dev/mailbox', '/dev/clock', '/dev/controls', '/dev/letters'])(
    'no development route answers at %s',
    async (path) => expect([404, 503]).toContain((await get(path)).status),
  );
});

describe('opening the scheme', () => {
  const actionRequest = { input: {}, actionId: randomUUID(), reason: 'Hallitus päätti avata' };

  test('is refused while facts are missing, with their number', async () => {
    const { refusal } = await opener.ask('previewOpenScheme', { input: {} });
    expect(refusal?.key).toBe('missing');
    expect(await count('scheme')).toBe(0);
  });

  test('two tabs keep each other’s fields', async () => {
    await Promise.all([
      opener.ask('saveOpening', { facts: { sellerName: 'Saaristomuseot ry' } }),
      opener.ask('saveOpening', { facts: { fiNominative: 'Saaristokortti' } }),
    ]);
    const { facts } = await opener.ask('getOpening', {}, 'GET');
    expect(facts).toEqual({ sellerName: 'Saaristomuseot ry', fiNominative: 'Saaristokortti' });
  });

  test('tests Paytrail and the mail server, and a mail arrives', async () => {
    const { tests } = await opener.ask('testPaytrail', {});
    expect(tests.paytrail).toMatchObject({
      isGood: true,
      answer: expect.stringContaining('Nordea'),
    });
    const { mailDns, ...mailed } = await opener.ask('testMail', {});
    expect(mailed.tests.mail?.isGood).toBe(true);
    expect(mailDns).toMatchObject({ isSigned: false, rows: [expect.stringMatching(/^_dmarc\./)] });
    expect((await portal.mails())[0]?.subject).toBe('Saaristokortti: koeviesti');
  });

  test('tests Smartum with an unpaid checkout and ePassi by availability', async () => {
    await opener.ask('testSmartum', {});
    const { tests } = await opener.ask('testEpassi', {});
    expect(tests.smartum).toMatchObject({ isGood: true, answer: 'ven_sandbox' });
    expect(tests.epassi).toMatchObject({ isGood: true, answer: expect.stringContaining(':') });
    expect(await count('payment')).toBe(0);
  });

  test('example facts cannot be opened', async () => {
    const facts = { ...OPENING_FACTS, serviceEmail: 'asiakaspalvelu@example.fi' };
    await opener.ask('saveOpening', { facts });
    const { refusal } = await opener.ask('previewOpenScheme', { input: {} });
    expect(refusal).toEqual({ key: 'missing', values: [1] });
  });

  test('happens once, however many submit it', async () => {
    await opener.ask('saveOpening', { facts: OPENING_FACTS });
    const other = await officeMember(portal, ['administrator']);
    const { previewed, lines } = await opener.ask('previewOpenScheme', { input: {} });
    expect(lines).toContainEqual({ label: 'vat', before: null, after: say('sum', { rate: 1350 }) });
    const answers = await Promise.allSettled([
      opener.ask('performOpenScheme', { ...actionRequest, previewed }),
      opener.ask('performOpenScheme', { ...actionRequest, previewed }),
      other.ask('performOpenScheme', { ...actionRequest, actionId: randomUUID(), previewed }),
    ]);

    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect([await count('scheme'), await count('price'), await count('museum')]).toEqual([1, 3, 1]);
    expect(await count("staff_action where kind = 'openScheme'")).toBe(1);
    expect(await opener.ask('getOpening', {}, 'GET')).toMatchObject({ isOpen: true, facts: {} });
    expect((await opener.refusal('saveOpening', { facts: {} })).errorCode).toBe('ALREADY_OPEN');
  });

  test("puts the scheme's name and facts on the portal", async () => {
    expect(await (await getPrices()).json()).toMatchObject({ cardPersonalPrice: 49 });
    expect(await (await fetch(`${portal.url}/health/ready`)).json()).toEqual({
      status: 'ready',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      migration: expect.stringMatching(/^\d{4}-/),
    });
  });
});

test.each(['viewer', 'finance', 'museumCare', 'auditor'] as const)(
  '%s may not open the scheme',
  async (role) => {
    const member = await officeMember(portal, [role]);
    expect((await member.refusal('testMail', {})).status).toBe(403);
    expect((await member.refusal('previewOpenScheme', { input: {} })).status).toBe(403);
  },
);
