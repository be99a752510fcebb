import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_TILL_KEY } from '../../../db/seed/demo-cards.ts';
import { seed } from '../../../db/seed.ts';
import { type ApiDocument, type Operation, openApiJudge } from '../../../test/openapi-judge.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { newToken } from '../../account/secret-token.ts';
import { insertSession } from '../../account/session/session-queries.ts';
import { SANDBOX_NUMBERS } from '../../till-api/sandbox-museum.ts';

type Caller = 'guest' | 'holder' | 'staff' | 'clerk' | 'till';
type ApiOperation = { path: string; method: string; operation: Operation };
type DemoIds = Record<string, string | undefined>;

let running: TestApp;
let document: ApiDocument;
let differences: ReturnType<typeof openApiJudge>;
let callers: Record<Caller, Record<string, string>>;
beforeAll(async () => {
  running = await startApp({
    CALLS_PER_MINUTE: '0',
    STAFF_SECOND_FACTOR: 'skip',
    LOG_LEVEL: 'error',
  });
  await seed(running.pool, running.clock);
  document = (await running.app.inject('/openapi.json')).json();
  differences = openApiJudge(document);
  callers = {
    guest: {},
    holder: await signedIn('aino.lahtinen@example.fi'),
    staff: await signedIn('hallinta@example.fi'),
    clerk: await signedIn('kassa@example.fi'),
    till: { authorization: `Bearer ${DEMO_TILL_KEY}` },
  };
}, 120_000);
afterAll(() => running.stop());

async function signedIn(emailAddress: string): Promise<Record<string, string>> {
  const { pool, clock } = running;
  const { rows } = await pool.query('select id from account where email_address = $1', [
    emailAddress,
  ]);
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId: rows[0].id, now, expiresAt: now + 86_400_000 });
  return { cookie: `session=${token}` };
}

const operations = (wanted: (asked: ApiOperation) => boolean): ApiOperation[] =>
  Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    .filter(wanted);

/** Sends it as `who` and validates the response against its description. */
async function ask(
  { path, method, operation }: ApiOperation,
  who: Caller,
  given: DemoIds,
  body?: object,
) {
  const { parameters = [] } = operation;
  const query = parameters.flatMap(({ name, in: place }) =>
    place === 'query' && given[name] ? [[name, given[name]]] : [],
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => given[name] ?? randomUUID());
  const answer = await running.app.inject({
    method: method.toUpperCase() as 'GET',
    url: `${filled}?${new URLSearchParams(query)}`,
    headers: { ...callers[who], 'sec-fetch-site': 'same-origin' },
    ...(body && { payload: body }),
  });
  const told = differences(operation, answer as never);
  expect(told, `${operation.operationId} for ${who}: ${answer.body.slice(0, 300)}`).toEqual([]);
  const mediaType = String(answer.headers['content-type'] ?? '').split(';')[0]!;
  return { status: answer.statusCode, mediaType };
}

/** Demo rows by parameter name. */
async function findGiven(): Promise<DemoIds> {
  const { rows } = await running.pool.query(
    `select museum.slug, museum.id as museum, aino.id as person, card.id as card,
            payment.id as "paymentId", payment.return_key as key, payment.return_key as "paymentKey",
            done.card_order_id as "orderId", payment.reference as "orderNumber",
            (select id from museum_exhibition limit 1) as exhibition,
            (select id from campaign limit 1) as "campaignId"
       from museum, account as aino
       join museum_card as card on card.holder_account_id = aino.id
       join order_fulfilment as done on done.card_id = card.id
       join payment on payment.id = done.payment_id
      where slug = 'ateneumin-taidemuseo' and aino.email_address = 'aino.lahtinen@example.fi'
      order by payment.created_at limit 1`,
  );
  return { ...rows[0], ...CHOSEN };
}

const CHOSEN = {
  language: 'fi',
  document: 'terms',
  method: 'bank',
  words: 'kortti',
  question: 'aino',
  day: '2027-03-01',
  object: 'Visit__c',
  communityId: 'museum-card',
  recordId: 'home',
  name: 'login-code',
  theme: 'light',
  paymentBillingType: 'annually',
  isGift: 'false',
  isDigitalGift: 'true',
  textName: 'web/home:title',
  transactionId: randomUUID(),
};

/** Which object an `id` refers to. */
function idFor({ path }: ApiOperation, given: DemoIds): DemoIds {
  const of = (Object.entries(ID_OF).find(([part]) => path.includes(part)) ?? [])[1];
  const version = path.includes('Reworded') ? { version: 'x' } : {};
  return { file: 'home', ...version, ...(of && { id: given[of], ids: given[of] }) };
}
const ID_OF: Record<string, string> = {
  Campaign: 'campaignId',
  Museum: 'museum',
  Person: 'person',
  Payment: 'paymentId',
  Order: 'orderId',
  exhibition: 'exhibition',
  records: 'card',
};

/** Need what this test lacks: a provider's signature, a job, or uploaded data. */
const ELSEWHERE = [
  /Provider|^getPayments.*Callback|RefundKey|showMethod|showCampaign/,
  /^getDevMailbox|DemoClock/,
  /MyData|LettersStop|SchemeLogos|MuseumPictures/,
  /DataImport|MissingContracts|Batch|ContactCase|Exceptions|Imports.*Report/,
  /getLetter$|getText$|getRenewalResult|DraftedDocument|DocumentWords/,
];

/** Media types of everything except pages. */
const KINDS = [
  'application/json',
  'application/manifest+json',
  'application/octet-stream',
  'application/pdf',
  'application/xml',
  'image/webp',
  'text/calendar',
  'text/css',
  'text/csv',
  'text/html',
  'text/plain',
];

test('every read matches its description', { timeout: 300_000 }, async () => {
  const given = await findGiven();
  const kinds = new Set<string>();
  const unanswered: string[] = [];
  for (const asked of operations(({ method }) => method === 'get')) {
    const { operationId } = asked.operation;
    const answers = [];
    for (const who of whoMayAsk(asked))
      answers.push(await ask(asked, who, { ...given, ...idFor(asked, given) }));
    const good = answers.filter(({ status }) => status < 400);
    for (const { mediaType } of good) kinds.add(mediaType);
    const isElsewhere = ELSEWHERE.some((pattern) => pattern.test(operationId));
    if (good.length === 0 && !isElsewhere) unanswered.push(operationId);
  }
  expect(unanswered).toEqual([]);
  expect([...kinds].filter((kind) => kind !== '').toSorted()).toEqual(KINDS);
});

test('writes of the till API and the records match their description', async () => {
  const find = (id: string) => operations(({ operation }) => operation.operationId === id)[0]!;
  const visitId = randomUUID();
  const visit = { visitId, customerNumber: SANDBOX_NUMBERS.valid };
  const steps = [
    ['postApiDeskV1Checks', 'till', { customerNumber: SANDBOX_NUMBERS.valid }, 200],
    ['postApiDeskV1Checks', 'till', { customerNumber: SANDBOX_NUMBERS.expired }, 409],
    ['postApiDeskV1Checks', 'till', {}, 400],
    ['postApiDeskV1Visits', 'till', visit, 201],
    ['postApiDeskV1Visits', 'till', visit, 200],
    ['postApiDeskV1Visits', 'guest', visit, 401],
    ['deleteApiDeskV1VisitsVisitId', 'till', undefined, 204],
    ['postServicesDataV650UiApiRecords', 'guest', LOG, 201],
    ['postServicesDataV650UiApiRecords', 'guest', { apiName: 'Nothing__c', fields: {} }, 404],
  ] as const;
  for (const [id, who, body, status] of steps)
    expect((await ask(find(id), who, { visitId }, body)).status, id).toBe(status);
});

const LOG = {
  apiName: 'Log__c',
  fields: {
    timestamp: '2027-03-01T10:00:00Z',
    milliseconds: 250,
    transactionId: randomUUID(),
    level: 'ERROR',
    developerMessage: 'the check failed',
  },
};

/** A caller with access and one without. Signing out would end the other sessions. */
function whoMayAsk({ path, operation: { security, tags } }: ApiOperation): Caller[] {
  if (path.startsWith('/secur/')) return ['guest'];
  if (security.length === 0) return ['guest', 'holder'];
  if ('till' in security[0]!) return ['guest', 'till'];
  if (tags.includes('ticket-desk')) return ['guest', 'clerk'];
  return ['guest', 'holder', 'staff'];
}
