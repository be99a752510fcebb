import { randomUUID } from 'node:crypto';
import { newTillKey, tillKeyHash } from '../../server/till-api/till-key.ts';
import { insertTillKey } from '../../server/till-api/till-key-queries.ts';
import { givenAccount } from '../../test/given.ts';
import type { World, Worlds } from './both-worlds.ts';
import { heldCard, post, ROUNDS, sessionOf } from './callers.ts';
import { compare } from './compare-worlds.ts';
import { numberOfCard } from './fill-cards.ts';

export async function compareDesk(worlds: Worlds): Promise<void> {
  const clerkOf = async (world: World) => {
    const { rows } = await world.pool.query<{ id: string }>('select id from museum limit 1');
    const museumId = rows[0]?.id ?? '';
    const accountId = await givenAccount(world.pool, { role: 'desk', museumId });
    return sessionOf(world, accountId);
  };
  const number = (world: World, index: number) => ({
    customerNumber: numberOfCard(heldCard(world, index)),
  });
  await compare(worlds, 'desk: check', ROUNDS, async (world) => {
    const cookie = await clerkOf(world);
    return (index) =>
      post(world, 'DeskController', 'checkCustomerNumber', number(world, index), cookie);
  });
  await compare(worlds, 'desk: visit', ROUNDS, async (world) => {
    const cookie = await clerkOf(world);
    return (index) =>
      post(
        world,
        'DeskController',
        'recordVisit',
        { ...number(world, index), visitId: randomUUID(), isRepeat: true },
        cookie,
      );
  });
  await compareList(worlds, clerkOf);
  const tillOf = async ({ pool }: World) => {
    const { rows } = await pool.query<{ id: string }>('select id from museum offset 5 limit 1');
    const key = newTillKey(false);
    await insertTillKey(pool, {
      museumId: rows[0]?.id ?? '',
      keyHash: tillKeyHash(key),
      madeFor: 'bench',
    });
    return key;
  };
  const till = (world: World, key: string, path: string, body: object) =>
    fetch(`${world.url}/api/desk/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then(async (answer) => {
      if (!answer.ok) throw new Error(`till: ${answer.status} ${await answer.text()}`);
      return answer.arrayBuffer();
    });
  await compare(worlds, 'till: check', ROUNDS, async (world) => {
    const key = await tillOf(world);
    return (index) => till(world, key, 'checks', number(world, index));
  });
  await compare(worlds, 'till: visit', ROUNDS, async (world) => {
    const key = await tillOf(world);
    return (index) =>
      till(world, key, 'visits', {
        ...number(world, index),
        visitId: randomUUID(),
        isRepeat: true,
      });
  });
}

async function compareList(
  worlds: Worlds,
  clerkOf: (world: World) => Promise<string>,
): Promise<void> {
  const ask = async (world: World, cookie: string, since: string) => {
    const answer = await fetch(`${world.url}/desk/card-list?since=${since}`, {
      headers: { cookie },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`list: ${answer.status}`);
  };
  const headOf = async ({ pool }: World) => {
    const { rows } = await pool.query<{ edition: string; version: string }>(
      'select edition, version from desk_list',
    );
    return { edition: rows[0]?.edition ?? '', version: Number(rows[0]?.version) };
  };
  await compare(worlds, 'desk: list unchanged', 20, async (world) => {
    const cookie = await clerkOf(world);
    const { edition, version } = await headOf(world);
    return () => ask(world, cookie, `${edition}.${version}`);
  });
  // As many cards as one batch of the job changes.
  await compare(worlds, 'desk: list with 200 changes', 5, async (world) => {
    const { edition, version } = await headOf(world);
    await world.pool.query('update desk_list set version = version + 1');
    await world.pool.query(
      `update desk_list_entry set version = $1
        where card_id in (select card_id from desk_list_entry limit 200)`,
      [version + 1],
    );
    const cookies = await Promise.all(Array.from({ length: 2 }, () => clerkOf(world)));
    return (index) => ask(world, cookies[index % 2] ?? '', `${edition}.${version}`);
  });
}
