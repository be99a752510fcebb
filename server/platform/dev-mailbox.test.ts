import fastify, { type FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import { devMailboxRoutes } from './dev-mailbox.ts';
import { registerPlainRoutes } from './http/plain-route.ts';

let sandbox: Sandbox;
let app: FastifyInstance;
beforeEach(async () => {
  sandbox = await startSandbox();
  const transport = createTransport(sandbox.smtpUrl);
  await transport.sendMail({
    from: 'palvelu@example.fi',
    to: 'aino@example.fi',
    subject: '482913 on kertakoodisi',
    html: '<html><head></head><body><p>Hei</p></body></html>',
  });
  transport.close();
  app = fastify();
  const sandboxPort = Number(new URL(sandbox.url).port);
  const routes = devMailboxRoutes({ mode: 'development', sandboxPort });
  await registerPlainRoutes(app, routes, () => Promise.reject(new Error('nobody is asked for')));
});
afterEach(async () => {
  await app.close();
  await sandbox.stop();
});

describe('/dev/mailbox', () => {
  test("shows the sandbox's mails, with links under our own URL", async () => {
    const list = await app.inject('/dev/mailbox?to=aino');

    expect(list.body).toContain('482913 on kertakoodisi');
    const link = /href="(\/dev\/mailbox\/messages\/[^"]+)"/.exec(list.body)?.[1] ?? '';
    const message = await app.inject(link);
    expect(message.statusCode).toBe(200);
    expect(message.body).toContain(`src="${link}/body.html"`);
    const body = await app.inject(`${link}/body.html`);
    expect(body.body).toContain('<p>Hei</p>');
    expect(body.headers['content-security-policy']).toContain('sandbox');
  });

  test('returns them as JSON', async () => {
    const answer = await app.inject('/dev/mailbox.json?to=aino@example.fi');

    expect(answer.json()).toMatchObject([{ subject: '482913 on kertakoodisi', count: 1 }]);
    expect((await app.inject('/dev/mailbox.json?to=onni@example.fi')).json()).toEqual([]);
  });

  test('does not expose other sandbox paths', async () => {
    expect((await app.inject('/dev/mailbox/messages/..%2f..%2f')).statusCode).toBe(404);
  });

  test('reports an unavailable sandbox', async () => {
    await sandbox.stop();

    expect((await app.inject('/dev/mailbox')).statusCode).toBe(502);
  });

  test('does not exist in production or without a sandbox', () => {
    expect(devMailboxRoutes({ mode: 'production', sandboxPort: 3001 })).toEqual([]);
    expect(devMailboxRoutes({ mode: 'development', sandboxPort: 0 })).toEqual([]);
  });
});
