import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_GIFT_CODE } from '../../db/seed/demo-cards.ts';
import { seedGifts } from '../../db/seed/seed-gifts.ts';
import { seed } from '../../db/seed.ts';
import { runCommand } from '../../test/run-command.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { findClaimByCode } from '../activation/activation-queries.ts';
import { activationCodeHashes } from '../activation/activation-secret.ts';
import { type SecretKey, secretKeyOf } from '../base/secret-key.ts';
import { findPaidGifts } from '../checkout/fulfil/gift-order-queries.ts';
import { giverLink, openingLink } from '../gift/gift-links.ts';
import { insertGiftOrder } from '../gift/gift-queries.ts';
import { openToken } from '../instalment/seal-token.ts';
import { makeLogger } from '../platform/logger.ts';
import { sealText, unsealText } from '../platform/seal-text.ts';
import { isWithdrawalKey, withdrawalLink } from '../withdrawal/withdrawal-link.ts';
import { droppableSince } from './droppable-key.ts';
import { checkKeys, requireKnownKeys } from './require-known-keys.ts';
import { reseal } from './reseal.ts';

const OLD = 'the-key-of-last-year-long-enough';
const NEW = 'the-key-of-this-year-long-enough';
const before = secretKeyOf(OLD);
const both = secretKeyOf(NEW, [OLD]);
const after = secretKeyOf(NEW);

let portal: TestApp;
let written: Awaited<ReturnType<typeof secretsUnder>>;
beforeAll(async () => {
  portal = await startApp({ SECRET_KEY: OLD });
  const { pool, clock, settings } = portal;
  await seed(pool, clock, settings);
  await seedGifts({ ...portal, log: portal.app.log as never });
  await pool.query(
    `insert into staff_totp (account_id, sealed_secret, added_at)
     select account_id, $1, now() from staff_role limit 1
     on conflict (account_id) do update set sealed_secret = $1, added_at = now()`,
    [sealText('JBSWY3DP', { kind: 'totp-secret', secretKey: settings.secretKey })],
  );
  // As earlier releases stored it: without the key's id.
  await pool.query('update payment_token set sealed_token = substring(sealed_token from 9)');
  written = await secretsUnder(before);
});
afterAll(() => portal.stop());

/** All secrets derived from the key, as the portal computes them with these keys. */
async function secretsUnder(secretKey: SecretKey) {
  const { pool, settings } = portal;
  const site = { publicUrl: settings.publicUrl, secretKey };
  const { rows: payments } = await pool.query<{ id: string }>(
    `select id from payment where process_type = 'gift' order by id`,
  );
  const gifts = (await Promise.all(payments.map(({ id }) => findPaidGifts(pool, id, 'fi')))).flat();
  const { rows: marked } = await pool.query(
    `select card_order_id as "orderId", 0 as replacements, marker_hash as "markerHash",
            sealed_marker as "sealedMarker" from gift order by card_order_id`,
  );
  const { rows: sealed } = await pool.query<Record<'token' | 'totp' | 'desk', Buffer>>(
    `select (select sealed_token from payment_token order by id limit 1) as token,
            (select sealed_secret from staff_totp where sealed_secret is not null) as totp,
            (select sealed_desk_key from company_order order by id limit 1) as desk`,
  );
  const { token, totp, desk } = sealed[0] as Record<'token' | 'totp' | 'desk', Buffer>;
  return {
    givers: gifts.map((gift) => giverLink(gift, 'fi', site)),
    openings: marked.map((gift) => openingLink(gift, 'fi', site)),
    token: openToken(token, secretKey),
    totp: unsealText(totp, { kind: 'totp-secret', secretKey }),
    desk: unsealText(desk, { kind: 'desk-key', secretKey }),
    card: (await findClaimByCode(pool, activationCodeHashes(DEMO_GIFT_CODE, secretKey)))?.cardId,
  };
}

test('key rotation: recorded at start, both keys read, data re-encrypted, old key dropped', async () => {
  const { pool, clock } = portal;
  const now = clock.now();
  expect(written.givers.length).toBeGreaterThan(0);
  expect(written.openings.length).toBeGreaterThan(0);
  expect(written.card).toBeDefined();

  // No key id is stored yet: only decryption shows that this key is wrong.
  await expect(checkKeys(pool, after, now)).rejects.toThrow('SECRET_KEY is not the key');
  await checkKeys(pool, before, now);
  await expect(checkKeys(pool, after, now)).rejects.toThrow('SECRET_KEY is not the key');

  await checkKeys(pool, both, now);
  expect(await secretsUnder(both)).toEqual(written);
  await expect(checkKeys(pool, before, now)).rejects.toThrow('SECRET_KEY is not the key');
  await expect(checkKeys(pool, after, now)).rejects.toThrow('SECRET_KEY is not the key');

  const told = await reseal(pool, both, now);
  expect(told.filter(({ rows }) => rows === 0).map(({ what }) => what)).toEqual([
    'staff_totp.pending_secret',
    'refund_account.sealed',
  ]);
  expect((await reseal(pool, both, now)).every(({ rows }) => rows === 0)).toBe(true);
  expect(await secretsUnder(both)).toEqual(written);

  await checkKeys(pool, after, now);
  expect(await secretsUnder(after)).toEqual(written);
});

test('a process that still encrypts with the old key keeps it from being dropped', async () => {
  const { pool, clock } = portal;
  const now = clock.now();
  await checkKeys(pool, both, now);
  await pool.query(
    'insert into secret_key_use values ($1, $2, $2) on conflict (key_id) do update set dropped_at = null',
    [before.id, new Date(now)],
  );
  await pool.query(`update staff_totp set sealed_secret = $1 where sealed_secret is not null`, [
    sealText('JBSWY3DP', { kind: 'totp-secret', secretKey: before }),
  ]);

  await expect(checkKeys(pool, after, now)).rejects.toThrow('SECRET_KEY is not the key');
  await reseal(pool, both, now);
  await checkKeys(pool, after, now);
});

const databaseUrl = () => (portal.pool as pg.Pool).options.connectionString ?? '';

/** As if the old key had been emptied and not dropped yet. */
async function listAgain(now: number) {
  await portal.pool.query(
    `insert into secret_key_use values ($1, $2, $2)
     on conflict (key_id) do update set dropped_at = null, emptied_at = $2`,
    [before.id, new Date(now)],
  );
}

test('a gift created with the old key after re-encryption keeps that key too', async () => {
  const { pool, clock } = portal;
  const now = clock.now();
  await checkKeys(pool, both, now);
  await listAgain(now);
  const made = await insertGiftOrder(pool as never, { isDigital: true, secretKey: before, now });

  await expect(checkKeys(pool, after, now)).rejects.toThrow('SECRET_KEY is not the key');
  await reseal(pool, both, now);
  await checkKeys(pool, after, now);
  await pool.query('delete from gift_order where id = $1', [made]);
});

test('an undecryptable row is named, does not stop the run and keeps all keys', async () => {
  const { pool, clock } = portal;
  const now = clock.now();
  await checkKeys(pool, both, now);
  await pool.query('delete from secret_key_use where key_id = $1', [before.id]);
  await pool.query('insert into secret_key_use values ($1, $2)', [before.id, new Date(now)]);
  const { rows } = await pool.query('select id, sealed_token from payment_token order by id');
  const [damaged] = rows;
  const seal = (id: string, sealed: Buffer) =>
    pool.query('update payment_token set sealed_token = $2 where id = $1', [id, sealed]);
  await seal(damaged.id, randomBytes(60));
  await pool.query('update staff_totp set sealed_secret = $1 where sealed_secret is not null', [
    sealText('JBSWY3DP', { kind: 'totp-secret', secretKey: before }),
  ]);

  const ran = await runCommand('reseal', [], {
    DATABASE_URL: databaseUrl(),
    SECRET_KEY: NEW,
    OTHER_SECRET_KEYS: OLD,
  });

  expect(ran).toMatchObject({ code: 1 });
  expect(ran.err).toContain(`No key opens payment_token.sealed_token: ${damaged.id}`);
  expect(ran.out).toContain('staff_totp.sealed_secret: 1');
  await expect(checkKeys(pool, after, now)).rejects.toThrow('SECRET_KEY is not the key');

  await seal(damaged.id, damaged.sealed_token);
  expect((await reseal(pool, both, now)).flatMap(({ unopened }) => unopened)).toEqual([]);
  await checkKeys(pool, after, now);
});

test('an old key listed past its day is reported at start; the next key is not', async () => {
  const { pool } = portal;
  const day = 24 * 60 * 60 * 1000;
  const now = Date.now();
  const lines: string[] = [];
  const log = makeLogger('warn', { write: (line: string) => void lines.push(line) });
  const start = (secretKey: SecretKey) =>
    requireKnownKeys({ databaseUrl: databaseUrl(), secretKey }, log);
  await listAgain(now);
  const usedFor = (days: number) =>
    pool.query('update secret_key_use set first_used_at = $2 where key_id = $1', [
      both.id,
      new Date(now - days * day),
    ]);

  await usedFor(300);
  await start(both);
  expect(lines).toEqual([]);
  await usedFor(400);
  await start(both);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('OTHER_SECRET_KEYS');
  await start(secretKeyOf(NEW, [OLD, 'the-key-of-next-year-long-enough']));
  expect(lines).toHaveLength(2);

  await pool.query('update secret_key_use set emptied_at = null where key_id = $1', [before.id]);
  expect(await droppableSince(pool, { secretKey: both, now })).toBeNull();
  await reseal(pool, both, now);
  expect(await droppableSince(pool, { secretKey: both, now })).not.toBeNull();
  await start(after);
  expect(
    await droppableSince(pool, {
      secretKey: secretKeyOf(NEW, ['the-key-of-next-year-long-enough']),
      now,
    }),
  ).toBeNull();
  expect(lines).toHaveLength(2);
});

test('a second rotation re-encrypts the links of the first', async () => {
  const { pool, clock } = portal;
  const third = secretKeyOf('the-key-of-next-year-long-enough', [NEW]);
  await checkKeys(pool, third, clock.now());
  await reseal(pool, third, clock.now());

  expect(await secretsUnder(secretKeyOf('the-key-of-next-year-long-enough'))).toEqual(written);
});

test('a withdrawal link sent earlier works until its key is dropped', () => {
  const payment = { id: '0b6f1c0e-4f0b-4d3c-9f0a-6a9c3d1e7a11', reference: 'MK1' };
  const site = { publicUrl: 'https://kortti.example', secretKey: before };
  const given = new URL(withdrawalLink({ payment, language: 'fi' }, site)).hash.split('=')[1] ?? '';

  expect(isWithdrawalKey(payment.id, given, both)).toBe(true);
  expect(isWithdrawalKey(payment.id, given, after)).toBe(false);
  expect(isWithdrawalKey(payment.id, 'x', both)).toBe(false);
});
