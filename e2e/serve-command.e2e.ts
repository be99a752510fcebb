import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../test/database.ts';
import { freePort } from '../test/portal.ts';

const PRODUCTION = {
  PUBLIC_URL: 'https://kortti.museot.fi',
  SECRET_KEY: 'a-key-of-this-test-that-is-long-enough',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Museokortti <kortti@museot.fi>',
  PAYTRAIL_MERCHANT_ID: '123456',
  PAYTRAIL_SECRET: 'only-ours',
};

let database: FreshDatabase;
const programs: ChildProcess[] = [];
beforeAll(async () => {
  database = await freshDatabase({ holds: 'nothing' });
});
afterAll(async () => {
  for (const program of programs) program.kill('SIGKILL');
  await database.drop();
});

async function serve(changes: Record<string, string> = {}) {
  const port = String(await freePort());
  const program = spawn(process.execPath, ['bin/serve.mjs'], {
    env: {
      PATH: process.env.PATH,
      ...PRODUCTION,
      PORT: port,
      DATABASE_URL: database.url,
      ...changes,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  programs.push(program);
  let complaints = '';
  program.stderr?.on('data', (text: Buffer) => {
    complaints += text;
  });
  const exitCode = new Promise((resolve) => program.once('close', resolve));
  return { program, url: `http://localhost:${port}`, exitCode, complaints: () => complaints };
}

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

test('two processes start in parallel on an empty database and serve together', async () => {
  const both = await Promise.all([serve(), serve()]);

  for (const { url } of both) {
    await expect.poll(() => statusOf(`${url}/health/ready`), { timeout: 30_000 }).toBe(200);
    for (const path of ['/', '/dev/controls', '/dev/clock', '/dev/mailbox']) {
      expect(await statusOf(url + path), path).toBe(503);
    }
    expect(await statusOf(`${url}/metrics`)).toBe(404);
  }

  both[0].program.kill('SIGTERM');
  expect(await both[0].exitCode).toBe(0);
  expect(await statusOf(`${both[1].url}/health/ready`)).toBe(200);
});

test('refuses to start with facts of the demo, and names each', async () => {
  const demo = await freshDatabase();
  const started = await serve({ DATABASE_URL: demo.url });

  expect(await started.exitCode).toBe(1);
  expect(started.complaints()).toContain('serviceEmail is "asiakaspalvelu@example.fi".');
  expect(started.complaints()).toContain('businessId is "1234567-1".');
  await demo.drop();
});

test.each([
  [{}, { EPASSI_SITE: '77190', EPASSI_KEY: '1TRQVUMAUBX4' }, 'EPASSI_KEY is a public test value.'],
  [{}, { PAYTRAIL_MERCHANT_ID: '375917' }, 'PAYTRAIL_MERCHANT_ID is a public test value.'],
  [{ MODE: 'development' }, {}, 'EPASSI_KEY is a public test value.'],
  [{ MODE: 'development' }, {}, 'SANDBOX_PORT turns the payment sandbox on.'],
])('refuses to start publicly with well-known secrets: %j %j', async (mode, given, complaint) => {
  const started = await serve({ ...mode, ...given });

  expect(await started.exitCode).toBe(1);
  expect(started.complaints().split('\n')).toContain(complaint);
});
