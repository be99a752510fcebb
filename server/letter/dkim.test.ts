import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { dkimOfMail } from '../../test/dkim-verifier.ts';
import { commandMailDns, readSettings } from '../settings/settings.ts';
import { mailerOf } from './mailer.ts';

const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const KEY = String(rsa(2048));

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const environment = (key: string) => ({
  MODE: 'development',
  SMTP_URL: sandbox.smtpUrl,
  MAIL_FROM: 'Museokortti <palvelu@kortti.example>',
  MAIL_DKIM_SELECTOR: 'kortti2026',
  MAIL_DKIM_KEY: key,
});
const rowOf = (env: Record<string, string>) => commandMailDns(env).rows[0] ?? '';
const textOf = (row: string) => [...row.matchAll(/"([^"]*)"/g)].map(([, part]) => part).join('');

async function sent(env: Record<string, string>): Promise<string> {
  const to = `aino-${randomUUID()}@example.fi`;
  const mailer = mailerOf(readSettings(env));
  await mailer.send({
    messageId: '<a-letter@kortti.example>',
    date: new Date('2026-11-19T10:00:00Z'),
    language: 'fi',
    to,
    replyTo: 'asiakaspalvelu@kortti.example',
    subject: 'Äidin kortti päättyy pian: 30 päivää jäljellä',
    html: '<p>Hei Äiti,  kortti päättyy.</p>',
    text: 'Hei Äiti,  kortti päättyy.\n\n\n',
    attachments: [
      { filename: 'Kuitti.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
    ],
    oneClick: 'https://kortti.example/letters/stop/token',
  });
  mailer.close();
  const list = await fetch(`${sandbox.mailboxUrl}/messages.json?to=${to}`);
  const [{ id }] = (await list.json()) as [{ id: string }];
  return (await fetch(`${sandbox.mailboxUrl}/messages/${id}/source.eml`)).text();
}

describe('DKIM signature of a sent letter', () => {
  test.each(['in the environment', 'in one line', 'in a file'])(
    'verifies with the published DNS record, key %s',
    async (place) => {
      const file = path.join(tmpdir(), `dkim-${process.pid}.pem`);
      writeFileSync(file, KEY, { mode: 0o600 });
      const given = { 'in one line': KEY.replaceAll('\n', '\\n'), 'in a file': file }[place] ?? KEY;
      const env = environment(given);

      const checked = dkimOfMail(await sent(env), textOf(rowOf(env)));

      expect(checked).toMatchObject({
        isSigned: true,
        isBodyWhole: true,
        tags: { d: 'kortti.example', s: 'kortti2026', a: 'rsa-sha256', c: 'relaxed/relaxed' },
      });
      expect(checked.names).toEqual(
        expect.arrayContaining([
          'from',
          'to',
          'subject',
          'list-unsubscribe',
          'list-unsubscribe-post',
        ]),
      );
    },
  );

  test('fails when the letter was changed in transit', async () => {
    const env = environment(KEY);
    const mail = await sent(env);

    expect(dkimOfMail(mail.replace(/^To: aino-/m, 'To: eve-'), textOf(rowOf(env))).isSigned).toBe(
      false,
    );
    expect(dkimOfMail(`${mail}more\r\n`, textOf(rowOf(env))).isBodyWhole).toBe(false);
  });

  test('is absent without a key', async () => {
    const { MAIL_DKIM_KEY: _, MAIL_DKIM_SELECTOR: __, ...others } = environment('');

    expect(await sent(others)).not.toMatch(/^DKIM-Signature/im);
  });
});

test('has its DNS record under the usual name, split into strings that fit', () => {
  const row = rowOf(environment(KEY));

  expect(row).toMatch(/^kortti2026\._domainkey\.kortti\.example\. IN TXT "v=DKIM1; k=rsa; p=/);
  for (const [, part = ''] of row.matchAll(/"([^"]*)"/g))
    expect(part.length).toBeLessThanOrEqual(255);
});

test('logs the DNS record to publish, whether the portal or the mail server signs', () => {
  const dmarc = '_dmarc.kortti.example. IN TXT "v=DMARC1; p=quarantine"';
  const unsigned = { ...environment(''), MAIL_DKIM_SELECTOR: '' };

  expect(commandMailDns(environment(KEY))).toEqual({
    domain: 'kortti.example',
    isSigned: true,
    rows: [rowOf(environment(KEY)), dmarc],
  });
  expect(commandMailDns(unsigned)).toMatchObject({ isSigned: false, rows: [dmarc] });
});

test.each([
  ['a key alone', { MAIL_DKIM_SELECTOR: '' }, /belong together/],
  ['a selector alone', { MAIL_DKIM_KEY: '' }, /belong together/],
  ['a short key', { MAIL_DKIM_KEY: String(rsa(1024)) }, /2048 bits/],
  ['no key', { MAIL_DKIM_KEY: '/nowhere/dkim.pem' }, /path of a file/],
  ['no label', { MAIL_DKIM_SELECTOR: 'a.b c' }, /MAIL_DKIM_SELECTOR must be/],
])('logs %s at start', (_, changes, sentence) => {
  expect(() => readSettings({ ...environment(KEY), ...changes })).toThrow(sentence);
});
