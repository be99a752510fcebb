import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { insertFact } from '../scheme/fact-queries.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({});
});
afterAll(() => portal.stop());

async function page(path = '/tila') {
  portal.clock.advance(15_000);
  return portal.app.inject({ url: path });
}

test('shows that all is well, in the language of its URL, and may be cached briefly', async () => {
  const answer = await page();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=15');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.body).toContain('<h1>Kaikki toimii.</h1>');
  expect(answer.body).toContain('Ei häiriöitä.');
  expect((await page('/sv/status')).body).toContain('<h1>Allt fungerar.</h1>');
  expect((await page('/en/status')).body).toContain('<h1>Everything is working.</h1>');
  expect((await portal.app.inject('/status.css')).statusCode).toBe(200);
});

test('shows the incident that staff wrote, what is paused and what is delayed', async () => {
  const today = helsinkiDay(portal.clock.now());
  const words = {
    fi: 'Pankit <eivät> vastaa.',
    sv: 'Bankerna svarar inte.',
    en: 'Banks are down.',
  };
  const banner = { kind: 'fault' as const, isClosable: false, words };
  const client = await portal.pool.connect();
  const dated = { from: today, until: addDays(today, 1), actionId: null };
  await insertFact(client, { ...dated, topic: 'banner', value: { banner } });
  await insertFact(client, { ...dated, topic: 'gifts', value: { isOpen: false } });
  client.release();
  await portal.pool.query(
    `insert into mail_outbox (address, language, letter, idempotency_key, data, queued_at)
     values ('a@example.fi', 'fi', 'login-code', 'late', '{}', now() - interval '1 hour')`,
  );

  const { body } = await page();
  expect(body).toContain('<h1>Palvelussa on häiriö.</h1>');
  expect(body).toContain('Pankit &lt;eivät&gt; vastaa.');
  expect(body).toContain('Lahjojen myynti on keskeytetty');
  expect(body).toContain('<li class="late"><b>Sähköposti</b> <span>Viivettä</span></li>');
  expect((await page('/en/status')).body).toContain('Banks are down.');
});

test('shows a database outage with the last known status', async () => {
  const lost = await startApp({});
  const told = async () => {
    lost.clock.advance(15_000);
    return (await lost.app.inject('/en/status')).body;
  };
  expect(await told()).toContain('Everything is working.');
  const query = lost.pool.query;
  lost.pool.query = (() => Promise.reject(new Error('away'))) as typeof query;
  const body = await told();
  lost.pool.query = query;

  expect(body).toContain('<h1>The service is not answering right now. We are fixing it.</h1>');
  expect(body).toContain('the ticket desk checks your card even when it is offline');
  expect(body).toContain('Our latest information is from');
  expect(await told()).toContain('Everything is working.');
  await lost.stop();
});
