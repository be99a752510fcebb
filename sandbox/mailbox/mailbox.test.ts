import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';

let sandbox: Sandbox;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-test-'));
  sandbox = await startSandbox({ mailDir: folder });
});
afterEach(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

type Sent = { to?: string; subject?: string; html?: string; messageId?: string };

async function send({ to = 'aino@example.fi', subject = 'Hei', html, messageId }: Sent = {}) {
  const transport = createTransport(sandbox.smtpUrl);
  await transport.sendMail({
    from: 'palvelu@example.fi',
    to,
    subject,
    text: 'Teksti',
    ...(html && { html }),
    ...(messageId && { messageId }),
    attachments: [{ filename: 'kuitti å.pdf', content: Buffer.from('%PDF-') }],
  });
  transport.close();
}

type Found = {
  id: string;
  subject: string;
  to: string[];
  count: number;
  attachments: { filename: string; url: string }[];
};

async function mails(query = ''): Promise<Found[]> {
  return (await (await fetch(`${sandbox.mailboxUrl}/messages.json${query}`)).json()) as Found[];
}

async function page(path: string): Promise<string> {
  return (await fetch(`${sandbox.mailboxUrl}${path}`)).text();
}

describe('the mailbox', () => {
  test('lists mails newest first, with the subject', async () => {
    await send({ subject: '111111 on kertakoodisi' });
    await send({ subject: '222222 on kertakoodisi' });

    expect((await mails()).map(({ subject }) => subject)).toEqual([
      '222222 on kertakoodisi',
      '111111 on kertakoodisi',
    ]);
    const list = await page('');
    expect(list.indexOf('222222')).toBeLessThan(list.indexOf('111111'));
  });

  test('filters mails by address', async () => {
    await send({ to: 'Aino@example.fi' });
    await send({ to: 'onni@example.fi' });

    expect((await mails('?to=aino@EXAMPLE.fi')).map(({ to }) => to)).toEqual([['Aino@example.fi']]);
  });

  test('shows two copies of one Message-ID as one mail that came twice', async () => {
    await send({ messageId: '<same@example.fi>' });
    await send({ messageId: '<same@example.fi>' });

    expect((await mails()).map(({ count }) => count)).toEqual([2]);
    expect(await page('')).toContain('received 2 times');
  });

  test('keeps the mails across a restart', async () => {
    await send({ subject: 'Ennen' });
    await sandbox.stop();
    sandbox = await startSandbox({ mailDir: folder });
    await send({ subject: 'Jälkeen' });

    expect((await mails()).map(({ subject }) => subject)).toEqual(['Jälkeen', 'Ennen']);
    expect(await readdir(folder)).toHaveLength(2);
  });

  test('serves attachments as files', async () => {
    await send();
    const [{ attachments }] = (await mails()) as [Found];

    const file = await fetch(new URL(attachments[0]!.url, sandbox.url));

    expect(await file.text()).toBe('%PDF-');
    expect(file.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''kuitti%20%C3%A5.pdf",
    );
  });

  test('shows a hostile mail without running it', async () => {
    await send({ subject: '<script>alert(1)</script>', html: '<script>alert(1)</script>' });
    const [{ id }] = (await mails()) as [Found];

    expect(await page('')).not.toContain('<script>');
    expect(await page(`/messages/${id}`)).not.toContain('<script>');
    const body = await fetch(`${sandbox.mailboxUrl}/messages/${id}/body.html`);
    const policy = body.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/);
  });

  test.each(['/messages/1-aa', '/messages/..%2f..%2fpackage.json', '/messages/1-aa/body.html'])(
    'has no mail at %s',
    async (path) => {
      expect((await fetch(`${sandbox.mailboxUrl}${path}`)).status).toBe(404);
    },
  );

  test.each([
    ['aino+reject@example.fi', 550],
    ['aino+busy@example.fi', 451],
  ])('refuses %s with %i, like a mail server', async (to, responseCode) => {
    await expect(send({ to })).rejects.toMatchObject({ responseCode });
  });
});
