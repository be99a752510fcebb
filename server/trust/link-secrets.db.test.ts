import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOf } from '../../contract/call/controllers.ts';
import type { ActivationCode } from '../../domain/activation/activation-code.ts';
import { startApp, type TestApp } from '../../test/test-app.ts';
import { activationLink, giverLink, openingLink } from '../gift/gift-links.ts';
import { plainRoutes } from '../start/plain-routes.ts';
import { withdrawalLink } from '../withdrawal/withdrawal-link.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.stop());

/** Shows a payment's state without personal data; campaign codes are public. */
const NO_SECRETS = ['paymentKey', 'campaignCode'];
const SECRET_NAME = /key|token|code|secret|password|marker/i;

test('links in letters and on paper have their secret in the fragment', () => {
  const { settings } = portal;
  const payment = { id: randomUUID(), reference: 'MK100001' };
  const marker = { markerHash: Buffer.alloc(32), sealedMarker: null };
  const key = { giverKeyHash: Buffer.alloc(32), sealedGiverKey: null };
  const links = [
    openingLink({ orderId: randomUUID(), replacements: 0, ...marker }, 'fi', settings),
    activationLink('sv', settings, 'ACDEFGHJKMNPQRTH' as ActivationCode),
    giverLink({ giftOrderId: randomUUID(), ...key }, 'en', settings),
    withdrawalLink({ payment, language: 'fi' }, settings),
  ].map((link) => new URL(link));

  expect(links.map(({ search }) => search)).toEqual(['', '', '', '?tilaus=MK100001']);
  expect(links.every(({ hash }) => hash.length > 16)).toBe(true);
});

test('no call takes a secret in a query', () => {
  const reads = Object.entries(callsOf).flatMap(([apexClass, calls]) =>
    Object.entries(calls).flatMap(([method, { verb, input }]) =>
      verb === 'GET' && 'shape' in input
        ? Object.keys(input.shape as object).map((name) => [`${apexClass}.${method}`, name])
        : [],
    ),
  );

  const secrets = reads.filter(([, name = '']) => SECRET_NAME.test(name));
  expect(secrets.filter(([, name = '']) => !NO_SECRETS.includes(name))).toEqual([]);
});

test('no other route takes a secret in a query, except links mailed earlier', () => {
  const taking = plainRoutes.filter(
    ({ query }) => query && Object.keys(query.shape).some((name) => /avain|koodi|lahja/.test(name)),
  );

  expect(taking.map(({ path }) => path)).toEqual(['/gifts/open']);
});
