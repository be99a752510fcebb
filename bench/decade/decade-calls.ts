import { LWR_PATH } from '../../contract/call/call.ts';
import { givenClaimableCards } from '../../test/given.ts';
import { prepareOrders } from '../../test/prepared-orders.ts';
import { buy, type Times } from '../shopper.ts';
import type { World, Worlds } from './both-worlds.ts';
import { get, heldCard, post, ROUNDS, sessionOf, uuidOf } from './callers.ts';
import { compare, compareTimes } from './compare-worlds.ts';
import { compareDesk } from './desk-calls.ts';
import { compareOffice } from './office-calls.ts';

export async function compareCalls(worlds: Worlds): Promise<void> {
  await comparePurchase(worlds);
  await compareHolder(worlds);
  await compareDesk(worlds);
  await compareOffice(worlds);
}

async function comparePurchase(worlds: Worlds): Promise<void> {
  await compareTimes(worlds, 'purchase: ', ROUNDS, async (world) => {
    const orders = await prepareOrders(world.pool, ROUNDS + 10);
    return async (index, times: Times) => {
      const order = orders[index];
      if (order) await buy(order, false, { url: world.url, world: world.sandbox.payments, times });
    };
  });
}

async function compareHolder(worlds: Worlds): Promise<void> {
  await compare(worlds, 'sign-in by a code', ROUNDS, (world) => async (index) => {
    const emailAddress = `holder-${heldCard(world, index)}@example.fi`;
    // A code can be requested once a minute.
    await world.pool.query('delete from rate_limit');
    const ask = (method: string, params: object, cookie: string) =>
      fetch(`${world.url}${LWR_PATH}/AccountController/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ emailAddress, ...params }),
      });
    const asked = await ask('requestLoginCode', {}, '');
    const cookie = asked.headers.getSetCookie().map((line) => line.split(';')[0]);
    const { rows } = await world.pool.query<{ code: string }>(
      `select data ->> 'code' as code from mail_outbox
        where lower(address) = $1 and letter = 'login-code' and data ? 'code' order by queued_at desc limit 1`,
      [emailAddress],
    );
    const { status } = await ask('loginWithCode', { code: rows[0]?.code }, cookie.join('; '));
    if (status !== 200) throw new Error(`sign-in: ${status}`);
  });
  for (const [method, cls] of [
    ['getMyCard', 'MyMuseumCardController'],
    ['getMyVisitIds', 'MyMuseumCardController'],
    ['getMyOrders', 'MyMuseumCardController'],
  ] as const) {
    await compare(worlds, `/oma: ${method}`, ROUNDS, async (world) => {
      const cookies = await holderCookies(world);
      return (index) => get(world, cls, method, {}, cookies[index % cookies.length] ?? '');
    });
  }
  await compare(worlds, 'gift: its code checked', ROUNDS, async (world) => {
    const { secretKey } = world.settings;
    const gifts = await givenClaimableCards(world.pool, { count: ROUNDS + 10, secretKey });
    return (index) =>
      post(world, 'CardActivationController', 'checkActivation', { code: gifts[index]?.code });
  });
}

const holderCookies = (world: World) =>
  Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sessionOf(world, uuidOf('account', heldCard(world, index))),
    ),
  );
