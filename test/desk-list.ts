import type { FastifyInstance } from 'fastify';
import { helsinkiDay } from '../domain/base/local-date.ts';
import { findListed, listVerdict } from '../domain/ticket-desk/card-list.ts';
import { mergeEntries, readListPart } from '../domain/ticket-desk/list-wire.ts';
import type { Pool } from '../server/db/database.ts';
import { updateCardList } from '../server/ticket-desk/update-card-list.ts';
import { cardHash } from '../web/parts/ticket-desk/card-crypto.ts';

type Listing = {
  app: FastifyInstance;
  pool: Pool;
  settings: Parameters<typeof updateCardList>[0]['settings'];
  clock: { now: () => number };
};

export type DeskList = { tag: string; isWhole: boolean; entries: Uint8Array };

/** The card list as a desk gets it after a refresh, with pending changes applied. */
export async function fetchList(
  portal: Listing,
  cookie: string,
  kept?: DeskList,
): Promise<DeskList> {
  await updateCardList(portal);
  const query = kept ? `?since=${kept.tag}` : '';
  const answer = await portal.app.inject({ url: `/desk/card-list${query}`, headers: { cookie } });
  if (answer.statusCode === 204 && kept) return kept;
  const part = readListPart(answer.rawPayload);
  if (!part) throw new Error(`no list but ${answer.statusCode} ${answer.body}`);
  const before = part.isWhole ? new Uint8Array() : (kept?.entries ?? new Uint8Array());
  const entries = mergeEntries(before, part.entries);
  if (entries.length !== part.cards * 7) throw new Error('the list has other cards than it says');
  return { tag: String(answer.headers.etag).replaceAll('"', ''), isWhole: part.isWhole, entries };
}

/** Verdict of a device with this list, by the browser's code. */
export async function listedVerdict(
  portal: Listing,
  cookie: string,
  { list, number }: { list: DeskList; number: string },
) {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/lwr/apex/v65.0/DeskController/getListKeys',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    payload: {},
  });
  const { edition, listKey } = answer.json();
  const raw = Buffer.from(listKey, 'base64');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hashing = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign']);
  const hash = await cardHash({ edition, hashing, sealing: new Uint8Array() }, number);
  return listVerdict(findListed(list.entries, hash), helsinkiDay(portal.clock.now()), null);
}
