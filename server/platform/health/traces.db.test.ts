import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/start-sandbox.ts';
import { type AppProcess, startAppProcess } from '../../../test/app-process.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { handOver, payThere } from '../../../test/paying-buyer.ts';
import { prepareOrders } from '../../../test/prepared-orders.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

let database: FreshDatabase;
let sandbox: Sandbox;
let collector: Server;
let app: AppProcess;
const spans: Span[] = [];
const texts: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  sandbox = await startSandbox();
  collector = createServer(async (request, response) => {
    const sent = (await json(request)) as Export;
    if (request.url === '/v1/traces') {
      texts.push(JSON.stringify(sent));
      spans.push(
        ...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
      );
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
  app = await startAppProcess({ databaseUrl: database.url, sandbox, env });
});
afterAll(async () => {
  await app.kill();
  await sandbox.stop();
  await database.drop();
  collector.close();
});

const attributeOf = ({ attributes }: Span, key: string) =>
  attributes.find((one) => one.key === key)?.value.stringValue;

test('a purchase has one trace per request, with its statements and provider calls', {
  timeout: 120_000,
}, async () => {
  const [order] = await prepareOrders(database.pool, 1);
  if (!order) throw new Error('no order');
  const { paymentId, started } = await handOver(app.url, order);
  await payThere(order, { paymentId, body: started.body }, 'ok');

  const named = (part: string) => spans.find(({ name }) => name.includes(part));
  await vi.waitFor(
    () => {
      expect(named('createPaytrailPayment')).toBeDefined();
      expect(named('insert payment')).toBeDefined();
      expect(named('job ')).toBeDefined();
    },
    { timeout: 60_000 },
  );
  const request = named('createPaytrailPayment') as Span;
  const within = spans.filter(({ traceId }) => traceId === request.traceId);
  expect(request.parentSpanId).toBeUndefined();
  expect(within.map(({ name }) => name)).toContainEqual('POST 127.0.0.1');
  expect(within.filter((span) => attributeOf(span, 'db.query.summary')).length).toBeGreaterThan(2);
  const ids = new Set(within.map(({ spanId }) => spanId));
  expect(within.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
});

test('the office finds the trace of a payment by the id it shows', async () => {
  const { rows } = await database.pool.query(
    `select correlation_id::text as id from payment limit 1`,
  );
  const request = spans.find(({ name }) => name.includes('createPaymentRecord')) as Span;
  expect(attributeOf(request, 'correlation.id')).toBe(rows[0].id);
  expect(attributeOf(request, 'request.id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a trace contains nothing that a user typed', async () => {
  const { rows } = await database.pool.query('select email_address as written from account');
  const written = rows.map((row) => row.written as string);
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((text) => texts.some((sent) => sent.includes(text)))).toEqual([]);
  expect(texts.join('')).not.toMatch(/\$1|where|values/i);
});

test('pending traces are exported before the process ends', async () => {
  const before = spans.length;
  await fetch(`${app.url}/openapi.json`);
  await app.terminate();
  expect(spans.slice(before).map(({ name }) => name)).toContainEqual('GET /openapi.json');
});
