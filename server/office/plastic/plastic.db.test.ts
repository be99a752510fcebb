import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { MOST_COUNTED } from '../../../domain/office/work-list.ts';
import { givenAccount, givenCard } from '../../../test/given.ts';
import { startApp, type TestApp } from '../../../test/test-app.ts';
import { newToken } from '../../account/secret-token.ts';
import { insertSession } from '../../account/session/session-queries.ts';
import { insertPlasticOrder } from '../../card/plastic-order-queries.ts';
import { inTransaction } from '../../db/database.ts';

let running: TestApp;
let cookie = '';
beforeAll(async () => {
  running = await startApp({ CALLS_PER_MINUTE: '0' });
  cookie = await staffCookie();
});
afterAll(() => running.stop());

async function cookieOf(accountId: string): Promise<string> {
  const { pool, clock } = running;
  const token = newToken();
  const now = clock.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  return `session=${token}`;
}

async function staffCookie(): Promise<string> {
  const { pool } = running;
  return cookieOf(await givenAccount(pool, { role: 'staff', staffRoles: ['agent'] }));
}

async function call(method: string, payload: object, who = cookie) {
  const url = `${LWR_PATH}/BackOfficeController/${method}`;
  const headers = { cookie: who, 'sec-fetch-site': 'same-origin', 'x-language': 'fi' };
  const answer = await running.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function read(method: string, query: Record<string, string> = {}) {
  const url = `${LWR_PATH}/BackOfficeController/${method}`;
  return (await running.app.inject({ url, query, headers: { cookie } })).json();
}

async function file(url: string, who = cookie) {
  return running.app.inject({ url, headers: { cookie: who } });
}

async function rowsOf(sql: string, ...values: unknown[]) {
  return (await running.pool.query(sql, values)).rows;
}

type Ordered = { firstName?: string; street?: string; validUntil?: string };

let orders = 0;
/** A valid card whose holder ordered a plastic one. */
async function orderedCard({
  firstName = 'Aino',
  street,
  validUntil = '2099-01-01',
}: Ordered = {}) {
  const { pool, clock } = running;
  const accountId = await givenAccount(pool);
  const holder = { firstName, lastName: 'Lahtinen', yearOfBirth: 1987 };
  const card = await givenCard(pool, { accountId, holder, validUntil });
  const address = { streetAddress: street ?? 'Puutarhakatu 12', zipCode: '20100', city: 'Turku' };
  const recipient = { ...holder, ...address };
  const { cardId } = card;
  // Distinct times, so that the order is defined.
  orders += 1;
  const now = clock.now() - 3_600_000 + orders;
  await inTransaction(pool, (tx) =>
    insertPlasticOrder(tx, { cardId, cause: `given:${randomUUID()}`, recipient, now }),
  );
  return { ...card, accountId };
}

async function batchOfAll(): Promise<string> {
  const batchId = randomUUID();
  await call('makePlasticBatch', { batchId, count: 200 });
  return batchId;
}

const numbersIn = (csv: string) => [...csv.matchAll(/;(\d{16});/g)].map(([, number]) => number);
const orderOf = async (cardId: string) =>
  (
    await rowsOf('select * from plastic_card_order where card_id = $1 order by ordered_at', cardId)
  )[0];

describe('a plastic batch', () => {
  test('takes each card once under concurrent requests', async () => {
    const cards = await Promise.all(Array.from({ length: 30 }, () => orderedCard()));
    const other = await staffCookie();

    await Promise.all(
      Array.from({ length: 6 }, (_, press) =>
        call('makePlasticBatch', { batchId: randomUUID(), count: 7 }, press % 2 ? other : cookie),
      ),
    );
    await batchOfAll();

    const taken = await rowsOf(
      `select batch_id, array_agg(place order by place) as places from plastic_card_order
        where card_id = any ($1) group by batch_id`,
      cards.map(({ cardId }) => cardId),
    );
    expect(taken.flatMap(({ places }) => places)).toHaveLength(30);
    for (const { places } of taken) {
      expect(places).toEqual(places.map((_: number, index: number) => index + 1));
    }
    expect(await read('getPlasticCards')).toMatchObject({ waitingCount: 0, waiting: [] });
  });

  test('is created once for a repeated request, and never empty', async () => {
    const { cardId } = await orderedCard();
    const later = await orderedCard();
    const batchId = randomUUID();
    const press = () => call('makePlasticBatch', { batchId, count: 1 });

    await Promise.all([press(), press(), press()]);
    expect(await orderOf(cardId)).toMatchObject({ batch_id: batchId, place: 1 });
    expect((await orderOf(later.cardId)).batch_id).toBeNull();
    await batchOfAll();
    const empty = await batchOfAll();
    expect(await rowsOf('select 1 from plastic_batch where id = $1', empty)).toEqual([]);
  });

  test('lists the same cards in the same order, whatever changed since', async () => {
    const [first, second] = [await orderedCard({ firstName: 'Eka' }), await orderedCard()];
    const batchId = await batchOfAll();
    const urls = (await read('getPlasticCards')).batches.find(
      (batch: { batchId: string }) => batch.batchId === batchId,
    );
    const csv = (await file(urls.csvUrl)).body;
    const pdf = (await file(urls.pdfUrl)).rawPayload;

    await running.pool.query(`update museum_card set holder_first_name = 'Toinen' where id = $1`, [
      first.cardId,
    ]);
    await orderedCard();

    expect(numbersIn(csv)).toEqual([first.customerNumber, second.customerNumber]);
    expect((await file(urls.csvUrl)).body).toBe(csv);
    expect((await file(urls.pdfUrl)).rawPayload.equals(pdf)).toBe(true);
    expect(
      pdf.toString('latin1').match(/\/TrimBox \[8\.50\S* 8\.50\S* 251\.14\S* 161\.51\S*\]/g),
    ).toHaveLength(2);
  });

  test('skips cards of no use until they are of use again', async () => {
    await batchOfAll();
    const { pool, clock } = running;
    const ended = await orderedCard({ validUntil: '2020-01-01' });
    const [blocked, leaving, unconfirmed] = [
      await orderedCard(),
      await orderedCard(),
      await orderedCard(),
    ];
    await pool.query('update museum_card set blocked_at = now() where id = $1', [blocked.cardId]);
    await pool.query(
      `insert into account_deletion (account_id, requested_at, due_at) values ($1, now(), now() + interval '14 days')`,
      [leaving.accountId],
    );
    await pool.query(
      `insert into registration_confirmation
         (token_hash, card_id, browser_hash, email_address, password_hash, subscribed_newsletter, language, expires_at)
       values (sha256('a'), $1, sha256('b'), 'a@example.fi', 'x', false, 'fi', $2)`,
      [unconfirmed.cardId, new Date(clock.now() + 60_000)],
    );

    expect((await read('getPlasticCards')).waitingCount).toBe(0);
    const counts = await read('getWorkCounts');
    expect(counts.lists).toContainEqual(expect.objectContaining({ list: 'plastic', count: 0 }));
    await pool.query('delete from account_deletion where account_id = $1', [leaving.accountId]);
    await pool.query('delete from registration_confirmation where card_id = $1', [
      unconfirmed.cardId,
    ]);

    await batchOfAll();
    expect((await orderOf(ended.cardId)).batch_id).toBeNull();
    expect((await orderOf(blocked.cardId)).batch_id).toBeNull();
    expect((await orderOf(leaving.cardId)).place).toBe(1);
    expect((await orderOf(unconfirmed.cardId)).place).toBe(2);
  });
});

describe('the plastic queue', () => {
  test('is counted up to a thousand for a whole scheme, with its oldest entry', async () => {
    const { cardId } = await orderedCard();
    const cause = 'first-run:';
    const oldest = running.clock.now() - 30 * 86_400_000;
    await running.pool.query(
      `insert into plastic_card_order (card_id, cause, recipient_name, street_address, zip_code, city, ordered_at)
       select $1, $2 || place, 'Aino Lahtinen', 'Puutarhakatu 12', '20100', 'Turku', $3::timestamptz + place * interval '1 second'
         from generate_series(0, 1100) place`,
      [cardId, cause, new Date(oldest)],
    );
    try {
      const { waitingCount, oldestAt } = await read('getPlasticCards', {});
      expect({ waitingCount, oldestAt }).toEqual({
        waitingCount: MOST_COUNTED + 1,
        oldestAt: oldest,
      });
      const { lists } = await read('getWorkCounts', {});
      expect(lists.find(({ list }: { list: string }) => list === 'plastic')).toMatchObject({
        count: MOST_COUNTED + 1,
        late: MOST_COUNTED + 1,
        oldestAt: oldest,
      });
    } finally {
      await running.pool.query('delete from plastic_card_order where cause like $1', [`${cause}%`]);
    }
  });
});

describe('the files of a plastic batch', () => {
  test('are safe in a spreadsheet and record one access per person and day', async () => {
    const { accountId } = await orderedCard({ street: '=cmd|calc' });
    await batchOfAll();
    const [{ csvUrl, pdfUrl }] = (await read('getPlasticCards')).batches;

    const csv = await file(csvUrl);
    await file(pdfUrl);
    await file(csvUrl);

    expect(csv.body).toContain(`"'=cmd|calc"`);
    expect(csv.headers['cache-control']).toBe('no-store');
    expect(await rowsOf('select subject from staff_look where account_id = $1', accountId)).toEqual(
      [{ subject: 'card' }],
    );
    const viewer = await cookieOf(
      await givenAccount(running.pool, { role: 'staff', staffRoles: ['viewer'] }),
    );
    expect((await file(csvUrl, viewer)).statusCode).toBe(403);
    expect((await file(csvUrl.replace(/[0-9a-f-]{36}/, randomUUID()))).statusCode).toBe(404);
  });
});

describe('posting plastic cards', () => {
  test('works one, some or all at a time, with one letter to each holder', async () => {
    await batchOfAll();
    const [one, two, three, withdrawn] = [
      await orderedCard(),
      await orderedCard(),
      await orderedCard(),
      await orderedCard(),
    ];
    const batchId = await batchOfAll();
    await running.pool.query(
      'update plastic_card_order set cancelled_at = now() where card_id = $1',
      [withdrawn.cardId],
    );
    const { cards } = await read('getPlasticBatch', { batchId });
    expect(cards.map((card: { isLeftOut: boolean }) => card.isLeftOut)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    const post = (plasticIds?: string[]) => call('markPlasticPosted', { batchId, plasticIds });

    await Promise.all([post([cards[0].plasticId]), post([cards[0].plasticId])]);
    expect((await orderOf(two.cardId)).posted_at).toBeNull();
    const { body } = await post();
    await post();

    expect(body.batches[0]).toMatchObject({ count: 4, posted: 3, leftOut: 1 });
    expect(body.batches[0].producedAt).not.toBeNull();
    const letters = await rowsOf(
      `select card_id from mail_outbox where letter = 'plastic-posted' and card_id = any ($1)`,
      [one.cardId, two.cardId, three.cardId, withdrawn.cardId],
    );
    expect(letters.map(({ card_id }) => card_id).toSorted()).toEqual(
      [one.cardId, two.cardId, three.cardId].toSorted(),
    );
    expect((await orderOf(withdrawn.cardId)).posted_at).toBeNull();
  });

  test('is shown to the holder from order to post, and no longer once it has arrived', async () => {
    const { cardId, accountId } = await orderedCard();
    const holder = await cookieOf(accountId);
    const told = async () => {
      const url = `${LWR_PATH}/MyMuseumCardController/getMyCard`;
      return (await running.app.inject({ url, headers: { cookie: holder } })).json().card.plastic;
    };

    const orderedOn = helsinkiDay(running.clock.now());
    expect(await told()).toEqual({ state: 'ordered', orderedOn, postedOn: null });
    const batchId = await batchOfAll();
    expect(await told()).toEqual({ state: 'inProduction', orderedOn, postedOn: null });
    await call('markPlasticPosted', { batchId });
    expect(await told()).toEqual({ state: 'posted', orderedOn, postedOn: orderedOn });
    await running.pool.query(
      `update plastic_card_order set posted_at = posted_at - interval '31 days' where card_id = $1`,
      [cardId],
    );
    expect(await told()).toBeNull();
  });

  test('refuses a card that is not in the batch', async () => {
    const { cardId } = await orderedCard();
    const batchId = await batchOfAll();
    await orderedCard();
    const other = await batchOfAll();
    const { id } = await orderOf(cardId);

    await call('markPlasticPosted', { batchId: other, plasticIds: [id] });
    expect((await orderOf(cardId)).posted_at).toBeNull();
    expect((await call('markPlasticPosted', { batchId: randomUUID() })).status).toBe(404);
    expect((await call('markPlasticProduced', { batchId })).status).toBe(200);
  });
});

describe('plastic cards past the promised posting day', () => {
  test('are listed with their age, waiting or at the printer, until posted', async () => {
    await call('markPlasticPosted', { batchId: await batchOfAll() });
    const old = await orderedCard({ firstName: 'Vanha' });
    await orderedCard({ firstName: 'Uusi' });
    const orderedAt = running.clock.now() - 15 * 24 * 3_600_000;
    await running.pool.query('update plastic_card_order set ordered_at = $2 where card_id = $1', [
      old.cardId,
      new Date(orderedAt),
    ]);

    const [late, ...others] = (await read('getPlasticCards')).late;
    expect(late).toMatchObject({ name: 'Vanha Lahtinen', orderedAt, isAtPrinter: false });
    expect(others).toEqual([]);

    const batchId = await batchOfAll();
    expect((await read('getPlasticCards')).late).toMatchObject([{ isAtPrinter: true }]);
    await call('markPlasticPosted', { batchId });
    expect((await read('getPlasticCards')).late).toEqual([]);
  });
});

describe('a reprint', () => {
  const again = (customerNumber: string, reason = 'lost') =>
    call('reprintPlastic', { customerNumber, reason });

  test('waits once, with the current name and address', async () => {
    const { cardId, customerNumber, accountId } = await orderedCard();
    const batchId = await batchOfAll();
    await call('markPlasticPosted', { batchId });
    await running.pool.query(
      `insert into contact_details (account_id, street_address, zip_code, city, phone, changed_at)
       values ($1, 'Uusikatu 1', '00100', 'Helsinki', '', now())`,
      [accountId],
    );
    await running.pool.query(`update museum_card set holder_last_name = 'Berg' where id = $1`, [
      cardId,
    ]);

    const presses = await Promise.all([1, 2, 3].map(() => again(customerNumber, 'nameCorrected')));

    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const { waiting } = await read('getPlasticCards');
    expect(waiting).toEqual([
      expect.objectContaining({
        name: 'Aino Berg',
        city: 'Helsinki',
        reprintReason: 'nameCorrected',
      }),
    ]);
    expect(JSON.stringify((await again(customerNumber)).body)).toContain('jo tilattu muovikortti');
  });

  test('replaces a card at the printer, which is then not posted', async () => {
    const { cardId, customerNumber } = await orderedCard();
    const batchId = await batchOfAll();
    expect((await again(customerNumber, 'damaged')).status).toBe(200);

    await call('markPlasticPosted', { batchId });
    const rows = await rowsOf(
      'select cancelled_at is null as live, posted_at from plastic_card_order where card_id = $1 order by ordered_at, live',
      cardId,
    );
    expect(rows).toEqual([
      { live: false, posted_at: null },
      { live: true, posted_at: null },
    ]);
  });

  test('without an address links to the page with the action that adds one', async () => {
    const accountId = await givenAccount(running.pool);
    const card = await givenCard(running.pool, { accountId, validUntil: '2099-01-01' });

    const { status, body } = await again(card.customerNumber);
    expect([status, body.addressMissingOf]).toEqual([200, accountId]);
    expect(await orderOf(card.cardId)).toBeUndefined();
  });

  test.each([
    ['no card of ours', async () => '1234567890123456', 'ei ole aktivoitua korttia'],
    [
      'a card that nobody has activated',
      async () => (await givenCard(running.pool, { holder: null })).customerNumber,
      'ei ole aktivoitua korttia',
    ],
    [
      'a card that has ended',
      async () => (await orderedCard({ validUntil: '2020-01-01' })).customerNumber,
      'ei ole voimassa',
    ],
  ])('is refused for %s', async (_, numberOf, words) => {
    const { status, body } = await again(await numberOf());
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(words)]);
  });
});
