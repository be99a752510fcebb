import { createHash } from 'node:crypto';
import { LWR_PATH } from '../../contract/call/call.ts';
import { newToken } from '../../server/account/secret-token.ts';
import { insertSession } from '../../server/account/session/session-queries.ts';
import { send } from '../shopper.ts';
import type { World } from './both-worlds.ts';
import { cardsOf } from './fill-cards.ts';

export const ROUNDS = 20;

/** Ids assigned by the fill: see `fill-rows.ts`. */
export function uuidOf(kind: string, number: number): string {
  const hex = createHash('md5').update(`${kind}${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}

/** A valid card with a holder: of the last months. */
export function heldCard({ size }: World, index: number): number {
  const cards = cardsOf(size);
  return withHolder(cards - 2 - ((index * 3) % Math.floor(cards * 0.08)));
}

/** A card with a holder, valid or not. */
export function someCard({ size }: World, index: number): number {
  const cards = cardsOf(size);
  return withHolder(cards - 2 - ((index * 2) % Math.floor(cards * 0.9)));
}

const withHolder = (n: number) => (n % 7 === 0 ? n - 1 : n);

export async function sessionOf({ pool }: World, accountId: string): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 36_000_000 });
  return `session=${token}`;
}

async function ok<Body>(sent: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await sent;
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body).slice(0, 300)}`);
  return body;
}

export const post = (world: World, cls: string, method: string, params: object, cookie = '') =>
  ok(send(`${world.url}${LWR_PATH}/${cls}/${method}`, cookie, params));
export const get = (world: World, cls: string, method: string, params: object, cookie: string) =>
  ok(
    send(
      `${world.url}${LWR_PATH}/${cls}/${method}?${new URLSearchParams(params as never)}`,
      cookie,
    ),
  );
