import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldedWords } from '../../../domain/office/fold-word.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { givenAccount, givenCard, givenMuseum } from '../../../test/given.ts';
import { secretKeyOf } from '../../base/secret-key.ts';
import { makeCard } from '../../card/make-card.ts';
import { inTransaction, type Transaction } from '../../db/database.ts';
import { findHits } from './find-hits.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

type Given = { first: string; last: string; email?: string; phone?: string };

async function givenPerson({ first, last, email, phone }: Given) {
  const { pool } = database;
  const accountId = await givenAccount(pool, email ? { emailAddress: email } : {});
  const holder = { firstName: first, lastName: last, yearOfBirth: 1961 };
  const { customerNumber, cardId } = await givenCard(pool, { accountId, holder });
  if (phone) {
    await pool.query(
      `insert into contact_details values ($1, 'Katu 1', '33210', 'Tampere', $2, now())`,
      [accountId, phone],
    );
  }
  return { accountId, customerNumber, cardId };
}

async function givenOrder(
  kind: string,
  details: object,
  { buyer = null as string | null, transaction = null as string | null } = {},
) {
  const orderNumber = `MK${Math.floor(1e6 + Math.random() * 1e9)}`;
  const { rows } = await database.pool.query(
    `with ordered as (
       insert into card_order (kind, billing_type, owner_account_id, buyer_account_id, language, list_price_cents,
         price_cents, details, conditions_version, conditions_accepted_at, created_at, changed_at)
       values ($1, 'annually', $4, $4, 'fi', 7900, 7900, $2, '1', now(), now(), now()) returning id
     ), paid as (
       insert into payment (return_key, reference, provider_type, process_type, billing_type, language, amount_cents,
         state, transaction_id, created_at, state_at)
       values ($3, $3, 'paytrail', $1, 'annually', 'fi', 7900, 'open', $5, now(), now()) returning id, stamp
     ), linked as (
       insert into payment_order (payment_id, card_order_id, language, list_price_cents, price_cents, details,
         conditions_version, conditions_accepted_at)
       select paid.id, ordered.id, 'fi', 7900, 7900, $2, '1', now() from paid, ordered
     )
     select ordered.id as "orderId", paid.id as "paymentId", paid.stamp from ordered, paid`,
    [kind, details, orderNumber, buyer, transaction],
  );
  return { ...rows[0], orderNumber } as {
    orderId: string;
    paymentId: string;
    stamp: string;
    orderNumber: string;
  };
}

/** Hits with their reason, e.g. "all lastName Lahtinen". */
async function found(query: string) {
  const { subjects } = await findHits(database.pool, query);
  return subjects.map(({ id, subject, group, reasons }) => ({
    id,
    subject,
    group,
    why: reasons.map(({ reason, shown, lettersApart, isBeginning, endedAt }) =>
      [
        reason,
        shown,
        ...(lettersApart ? [`≈${lettersApart}`] : []),
        ...(isBeginning ? ['…'] : []),
        ...(endedAt ? ['former'] : []),
      ].join(' '),
    ),
  }));
}

test('finds a person by name parts in any order, with or without diacritics, and with typing errors', async () => {
  const { accountId: id } = await givenPerson({ first: 'Helmi', last: 'Hämäläinen-Koski' });
  const other = await givenPerson({ first: 'Jari', last: 'Hamarainen' });
  for (const query of ['helmi hämäläinen', 'KOSKI helmi', 'hamalainen,koski']) {
    expect(await found(query)).toMatchObject([{ id, subject: 'person', group: 'all' }]);
  }
  expect(await found('helmi hamäläinen')).toEqual([
    { id, subject: 'person', group: 'all', why: ['firstName Helmi', 'lastName Hämäläinen'] },
  ]);
  expect(await found('hamalai helmi')).toMatchObject([
    { id, group: 'all', why: ['lastName Hämäläinen …', 'firstName Helmi'] },
  ]);
  expect(await found('Helmi Hämäläine')).toMatchObject([{ id, group: 'all' }]);
  expect(await found('Helim Hämälänien')).toMatchObject([
    { id, group: 'near', why: ['firstName Helmi ≈1', 'lastName Hämäläinen ≈1'] },
  ]);
  const both = await found('hämäläinen');
  expect(both.map(({ id: one }) => one)).toEqual([id, other.accountId]);
  expect(both[1]).toMatchObject({ group: 'near', why: ['lastName Hamarainen ≈1'] });
});

test('guesses when one word matches nobody', async () => {
  const { accountId: id } = await givenPerson({ first: 'Kaisla', last: 'Vuorenpää' });
  expect(await found('kaisla tuntematon')).toMatchObject([{ id, group: 'guess' }]);
  expect(await found('xyzzyqwert')).toEqual([]);
});

test('finds by customer number, in groups or by its last four digits, with or without a name', async () => {
  const { accountId: id, customerNumber } = await givenPerson({
    first: 'Onni',
    last: 'Numeroinen',
  });
  const groups = customerNumber.replace(/(\d{4})/g, '$1 ');
  const whole = { id, subject: 'person', why: [`customerNumber ${customerNumber}`] };
  expect(await found(groups)).toMatchObject([whole]);
  expect(await found(customerNumber)).toMatchObject([whole]);
  expect(await found(customerNumber.slice(-4))).toContainEqual({
    ...whole,
    group: 'all',
    why: [`customerNumber${'End'} ${customerNumber}`],
  });
  expect(await found(`${customerNumber.slice(-4)} numeroine`)).toMatchObject([
    { id, group: 'all', why: ['lastName Numeroinen …', `customerNumberEnd ${customerNumber}`] },
  ]);
  expect(await found(`numeronen ${customerNumber.slice(-4)}`)).toMatchObject([
    { id, group: 'near' },
  ]);
});

test('a merged number leads to the current holder of its time, a waiting one to its order', async () => {
  const { accountId: id, cardId } = await givenPerson({ first: 'Siiri', last: 'Saaja' });
  const merged = await givenCard(database.pool, { holder: null });
  const waiting = await givenCard(database.pool, { holder: null });
  const { orderId, paymentId } = await givenOrder('gift', {
    buyer: { firstName: 'Antti', lastName: 'Antaja', emailAddress: 'antaja@posti.example' },
  });
  await database.pool.query(
    `insert into claimable_card (card_id, sealed_code, made_at) select unnest($1::uuid[]), '', now()`,
    [[merged.cardId, waiting.cardId]],
  );
  await database.pool.query(
    'insert into card_redemption (card_id, account_id, merged_into_card_id, redeemed_at) values ($1, $2, $3, now())',
    [merged.cardId, id, cardId],
  );
  await database.pool.query('insert into payment_settlement values ($1, now())', [paymentId]);
  await database.pool.query('insert into order_fulfilment values ($1, $2, $3, now())', [
    orderId,
    paymentId,
    waiting.cardId,
  ]);
  expect(await found(merged.customerNumber)).toMatchObject([
    { id, why: [`mergedNumber ${merged.customerNumber}`] },
  ]);
  expect(await found(waiting.customerNumber)).toMatchObject([
    { id: orderId, subject: 'order', why: [`waitingNumber ${waiting.customerNumber}`] },
  ]);
});

test('finds by a phone number in any format, from contact details or an order', async () => {
  const { accountId: id } = await givenPerson({
    first: 'Veikko',
    last: 'Soittaja',
    phone: '+358405554861',
  });
  for (const query of ['040 555 4861', '+358 40 5554861', '00358405554861', '040-555 48 61']) {
    expect(await found(query)).toMatchObject([{ id, why: ['phone +358405554861'] }]);
  }
  expect(await found('soittaja 4861')).toMatchObject([
    { id, why: ['lastName Soittaja', 'phoneEnd +358405554861'] },
  ]);
  const buyer = await givenAccount(database.pool);
  await givenOrder('standard', { buyer: { phone: '+46701234567' } }, { buyer });
  expect(await found('+46 70 123 45 67')).toMatchObject([{ id: buyer, subject: 'person' }]);
});

test('finds by current, former and pending e-mail address', async () => {
  const { pool } = database;
  const { accountId: id } = await givenPerson({
    first: 'Tuuli',
    last: 'Muuttaja',
    email: 'vanha@posti.example',
  });
  expect(await found('Vanha@posti.example')).toMatchObject([
    { id, why: ['email vanha@posti.example'] },
  ]);
  await pool.query('update account set email_address = $2 where id = $1', [
    id,
    'uusi@posti.example',
  ]);
  await pool.query(
    `insert into email_change (account_id, new_email_address, token_hash, expires_at)
     values ($1, 'tuleva@posti.example', sha256('tuleva'), now() + interval '1 day')`,
    [id],
  );
  expect(await found('vanha@posti.example')).toMatchObject([
    { id, why: ['formerEmail vanha@posti.example'] },
  ]);
  expect(await found('uusi@posti.example')).toMatchObject([
    { id, why: ['email uusi@posti.example'] },
  ]);
  expect(await found('tuleva@posti.example')).toMatchObject([
    { id, why: ['newEmail tuleva@posti.example'] },
  ]);
  // Reverted: current again and no longer a former one.
  await pool.query('update account set email_address = $2 where id = $1', [
    id,
    'vanha@posti.example',
  ]);
  expect(await found('vanha@posti.example')).toMatchObject([
    { why: ['email vanha@posti.example'] },
  ]);
});

test('an unknown address finds people with a similar name', async () => {
  const { accountId: id } = await givenPerson({ first: 'Ilta', last: 'Osoitteinen' });
  expect(await found('ilta.osoiteinen12@psoti.example')).toMatchObject([{ id, group: 'near' }]);
});

test('finds an order by number, a payment by stamp and provider id, a browser log by id', async () => {
  const transaction = randomUUID();
  const order = await givenOrder('standard', { buyer: {} }, { transaction });
  const { orderId, orderNumber, paymentId, stamp } = order;
  const digits = orderNumber.slice(2);
  for (const query of [orderNumber, `mk ${digits}`, digits]) {
    expect(await found(query)).toContainEqual(
      expect.objectContaining({
        id: orderId,
        subject: 'order',
        why: [`orderNumber ${orderNumber}`],
      }),
    );
  }
  expect(await found(stamp)).toMatchObject([{ id: paymentId, why: [`stamp ${stamp}`] }]);
  expect(await found(transaction.toUpperCase())).toMatchObject([
    { id: paymentId, subject: 'payment', why: [`providerId ${transaction}`] },
  ]);
  expect(await found(orderId)).toMatchObject([{ id: orderId, why: [`ownId ${orderId}`] }]);
  await database.pool.query(
    `insert into client_log (entry_key, logged_at, milliseconds, transaction_id, level, developer_message,
       error_message, stack_trace, source, received_at)
     values ('key-of-entry', now(), 0, 'a91f0bTx-77', 'ERROR', '', '', '', '', now())`,
  );
  expect(await found('a91f0bTx-77')).toMatchObject([{ id: 'a91f0bTx-77', subject: 'clientLog' }]);
});

test('finds guests, gift recipients and companies by their orders', async () => {
  const { pool } = database;
  const buyer = { firstName: 'Outi', lastName: 'Vieraslainen', emailAddress: 'outi@posti.example' };
  const { orderId: id } = await givenOrder('gift', { buyer });
  await pool.query(
    `with ordered as (insert into gift_order (is_digital, giver_key_hash, created_at)
                      values (true, sha256('outi'), now()) returning id)
     insert into gift (card_order_id, order_id, place, recipient_name, is_digital, marker_hash, recipient_email)
     select $1, id, 0, 'Elias Lahjakas', true, sha256('elias'), 'elias@posti.example' from ordered`,
    [id],
  );
  expect(await found('vieraslainen outi')).toMatchObject([{ id, subject: 'order', group: 'all' }]);
  expect(await found('lahjakas')).toMatchObject([{ id, why: ['recipientName Lahjakas'] }]);
  expect(await found('outi@posti.example')).toMatchObject([
    { id, why: ['buyerEmail outi@posti.example'] },
  ]);
  expect(await found('elias@posti.example')).toMatchObject([
    { id, why: ['recipientEmail elias@posti.example'] },
  ]);
  const company = await givenOrder('companyOrder', { buyer: {} });
  await pool.query(
    `insert into company_order (company_name, business_id, contact_first_name, contact_last_name, email_address, phone,
       delivery, units, unit_price_cents, language, desk_key_hash, sealed_desk_key, claim_key, created_at, card_order_id)
     values ('Rakennus Virtaharju Oy', '3148614-2', 'Leo', 'Yhteinen', 'leo@virtaharju.example', '', 'digital', 2, 7900,
             'fi', sha256('virtaharju'), '', 'virtaharju', now(), $1)`,
    [company.orderId],
  );
  for (const query of [
    'virtaharju',
    '3148614-2',
    '31486142',
    'leo yhteinen',
    'leo@virtaharju.example',
  ] as const) {
    expect(await found(query)).toMatchObject([
      { id: company.orderId, subject: 'order', group: 'all' },
    ]);
  }
});

test('people are listed before orders that match equally', async () => {
  const buyer = { firstName: 'Tuulikki', lastName: 'Sukunimella' };
  const order = () =>
    givenOrder('gift', { buyer: { ...buyer, emailAddress: 'tuulikki@kirje.example' } });
  for (let made = 0; made < 4; made += 1) await order();
  const { accountId } = await givenPerson({ first: 'Tuulikki', last: 'Sukunimella' });
  for (let made = 0; made < 4; made += 1) await order();

  const [first, ...others] = await found('sukunimella');
  expect(first).toMatchObject({ id: accountId, subject: 'person' });
  expect(others.map(({ subject }) => subject)).toEqual(Array(8).fill('order'));
});

test('a former name finds the person and is marked as former', async () => {
  const { pool } = database;
  const { accountId: id, cardId } = await givenPerson({ first: 'Anni', last: 'Tyttönimi' });
  await pool.query(`update museum_card set holder_last_name = 'Miehelä' where id = $1`, [cardId]);
  expect(await found('anni miehela')).toMatchObject([{ id, group: 'all' }]);
  expect(await found('anni tyttonimi')).toMatchObject([
    { id, why: ['firstName Anni', 'lastName Tyttönimi former'] },
  ]);
});

test("a card under its account's name adds no search words; one under another name does", async () => {
  const { pool } = database;
  const [own, other] = [await givenAccount(pool), await givenAccount(pool)];
  for (const [accountId, firstName] of [
    [own, 'Helka'],
    [other, 'Orvokki'],
  ] as const) {
    await nameAccount(accountId, firstName, 'Kesälinna');
    await givenCard(pool, {
      accountId,
      holder: { firstName: 'Helka', lastName: 'Kesälinna', yearOfBirth: 1961 },
    });
  }

  expect((await found('helka kesälinna')).map(({ id }) => id).toSorted()).toEqual(
    [own, other].toSorted(),
  );
  expect(await found('orvokki kesälinna')).toMatchObject([{ id: other }]);
});

type Buyer = { accountId: string; firstName: string; lastName: string };

/** Inserts card and holder in one statement, as a payment does. */
const buyCard = (tx: Transaction, { accountId, ...name }: Buyer) =>
  makeCard(tx, {
    secretKey: secretKeyOf('a secret of the tests'),
    now: Date.now(),
    owner: { accountId, holder: { ...name, yearOfBirth: 1961 } },
  });

test("buying a card re-indexes a person's words only when it has another name", async () => {
  const { pool } = database;
  const goneThrough = async (firstName: string) => {
    const accountId = await givenAccount(pool);
    await nameAccount(accountId, 'Sisko', 'Ahonlaita');
    return inTransaction(pool, async (tx) => {
      await tx.query(`set local track_functions = 'all'`);
      await buyCard(tx, { accountId, firstName, lastName: 'Ahonlaita' });
      const { rows } = await tx.query(
        `select calls::int from pg_stat_xact_user_functions where funcname = 'refresh_person_words'`,
      );
      return rows[0]?.calls ?? 0;
    });
  };

  expect(await goneThrough('Sisko')).toBe(0);
  expect(await goneThrough('Taimi')).toBe(1);
  expect(await found('taimi ahonlaita')).toHaveLength(1);
});

const OLD_NAME = { firstName: 'Tuulikki', lastName: 'Ennenvanha' };

test.each([
  [
    'given',
    (accountId: string) =>
      givenCard(database.pool, { accountId, holder: { ...OLD_NAME, yearOfBirth: 1961 } }),
  ],
  [
    'bought',
    (accountId: string) =>
      inTransaction(database.pool, (tx) => buyCard(tx, { accountId, ...OLD_NAME })),
  ],
])('a card %s while its holder is renamed is found by both names', async (_how, makeOne) => {
  const { pool } = database;
  const accountId = await givenAccount(pool);
  await nameAccount(accountId, 'Tuulikki', 'Ennenvanha');
  const renaming = await pool.connect();
  await renaming.query('begin');
  await renaming.query(`update account set last_name = 'Nykynen' where id = $1`, [accountId]);
  const making = makeOne(accountId);
  await expect.poll(countWaiting).toBe(1);
  await renaming.query('commit');
  renaming.release();
  await making;

  for (const lastName of ['Ennenvanha', 'Nykynen']) {
    const people = await found(`tuulikki ${lastName}`);
    expect(people.find(({ id }) => id === accountId)).toMatchObject({
      why: expect.arrayContaining([`lastName ${lastName}`]),
    });
  }
});

async function nameAccount(accountId: string, first: string, last: string) {
  await database.pool.query('update account set first_name = $2, last_name = $3 where id = $1', [
    accountId,
    first,
    last,
  ]);
}

async function countWaiting(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].waiting;
}

test('a deleted person is not found by name, former name, address or order', async () => {
  const { pool } = database;
  const person = { first: 'Poistunut', last: 'Unohdettu', email: 'poistunut@posti.example' };
  const { accountId: id, cardId } = await givenPerson(person);
  await givenOrder(
    'standard',
    { buyer: { firstName: 'Poistunut', lastName: 'Unohdettu' } },
    { buyer: id },
  );
  await pool.query(`update account set email_address = 'viimeinen@posti.example' where id = $1`, [
    id,
  ]);
  await pool.query(
    `update museum_card set holder_account_id = null, holder_first_name = '–', holder_last_name = '–' where id = $1`,
    [cardId],
  );
  await pool.query('delete from account where id = $1', [id]);
  for (const query of ['unohdettu', 'poistunut@posti.example', 'viimeinen@posti.example', id]) {
    expect(await found(query)).toEqual([]);
  }
});

test('the database splits names the same way as the query', async () => {
  const names = [
    'Åsa Öhman',
    'Strauß-Ørsted',
    'D’Arc',
    'Łukasz Đorđe',
    'Ævar Þór',
    'İpek',
    'ﬁ ǅ',
    'Ольга',
    '王 小明',
  ];
  for (const name of names) {
    const { rows } = await database.pool.query('select word from search_words($1)', [name]);
    expect(new Set(rows.map(({ word }) => word))).toEqual(new Set(foldedWords(name)));
  }
});

test('hostile queries find nobody and break nothing', async () => {
  for (const query of [
    '%',
    '_____',
    "'; drop table account; --",
    '\\\\\\',
    '\u{d800}',
    'a'.repeat(5000),
    '%%%%@%%%',
  ] as const) {
    expect(Array.isArray(await found(query))).toBe(true);
  }
});

test('finds a museum by name', async () => {
  const id = await givenMuseum(database.pool);
  await database.pool.query(`update museum set name_fi = 'Kajon taidemuseo' where id = $1`, [id]);
  expect(await found('kajon taide')).toMatchObject([{ id, subject: 'museum' }]);
});

test('finds people, guests, recipients and companies by three letters of an address', async () => {
  const { pool } = database;
  const { accountId } = await givenPerson({
    first: 'Pihla',
    last: 'Kirjainen',
    email: 'Keräilijä_99.pk@kuvapaja.example',
  });
  const buyer = { firstName: 'Ossi', lastName: 'Ostaja', emailAddress: 'ossi@kuvapaja.example' };
  const { orderId } = await givenOrder('gift', { buyer });
  await pool.query(
    `with ordered as (insert into gift_order (is_digital, giver_key_hash, created_at)
                      values (true, sha256('osa'), now()) returning id)
     insert into gift (card_order_id, order_id, place, recipient_name, is_digital, marker_hash, recipient_email)
     select $1, id, 0, 'Saaja', true, sha256('osan'), 'saaja@xylofon.example' from ordered`,
    [orderId],
  );
  const person = { id: accountId, subject: 'person', group: 'all' };
  const order = { id: orderId, subject: 'order', group: 'all' };
  expect(await found('kuvapa')).toEqual([
    { ...person, why: ['emailPart kuvapa'] },
    { ...order, why: ['buyerEmailPart kuvapa'] },
  ]);
  expect(await found('XYLOFON')).toEqual([{ ...order, why: ['recipientEmailPart xylofon'] }]);
  for (const part of ['keräi', 'ijä_99', '9.pk@kuva']) {
    expect(await found(part)).toMatchObject([{ id: accountId, why: [`emailPart ${part}`] }]);
  }
  expect(await found('ijä%99')).toEqual([]);
  // Matched by name, and listed once.
  expect(await found('kirjai')).toMatchObject([{ id: accountId, why: ['lastName Kirjainen …'] }]);
  expect(await found('ossi@kuvapaja.example')).toMatchObject([
    { id: orderId, why: ['buyerEmail ossi@kuvapaja.example'] },
  ]);
  expect(await found('@k')).toEqual([]);
});
