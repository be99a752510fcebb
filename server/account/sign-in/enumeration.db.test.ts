import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { makeVisitor } from '../../../test/visitor.ts';
import { hashPassword } from './password-hash.ts';

let portal: TestApp;
let passwordHash: string;
beforeAll(async () => {
  portal = await startApp();
  passwordHash = await hashPassword('talvi2026');
});
afterAll(() => portal.stop());

const SAMPLES = 120;

async function givenPeople(): Promise<string[]> {
  const known = Array.from({ length: SAMPLES }, () => `${randomUUID()}@example.fi`);
  await portal.pool.query(
    'insert into account (email_address, password_hash) select unnest($1::text[]), $2',
    [known, passwordHash],
  );
  return known;
}

let addresses = 0;
const nextAddress = () => `10.3.${(addresses >> 5) & 255}.${addresses++ & 31}`;

async function ask(call: string, emailAddress: string) {
  const visitor = makeVisitor(portal.app, { address: nextAddress() });
  const start = performance.now();
  const { status, body } = await visitor.post(call, { emailAddress, password: 'arvaus2026' });
  return { took: performance.now() - start, said: JSON.stringify({ status, body }) };
}

/** Share of pairs in which the known address took longer: 0.5 means that timing reveals nothing. */
function chanceOfTelling(known: number[], unknown: number[]): number {
  const wins = known.flatMap((a) => unknown.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
}

describe.each(['loginWithPassword', 'requestLoginCode', 'requestPasswordReset'])('%s', (call) => {
  test('reveals by no text, status or timing whether an account exists', {
    retry: 2,
    timeout: 120_000,
  }, async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const said = new Set<string>();
    for (const emailAddress of await givenPeople()) {
      // Alternating, so that load on the machine affects both alike.
      const known = await ask(call, emailAddress);
      const unknown = await ask(call, `${randomUUID()}@example.fi`);
      times.known.push(known.took);
      times.unknown.push(unknown.took);
      said.add(known.said).add(unknown.said);
    }

    expect([...said]).toHaveLength(1);
    const auc = chanceOfTelling(times.known, times.unknown);
    expect(auc).toBeGreaterThan(0.35);
    expect(auc).toBeLessThan(0.65);
  });
});
