import { LIST_MARKS, listMark } from '../../domain/ticket-desk/card-list.ts';
import { inTransaction, type Transaction } from '../db/database.ts';
import type { Deps } from '../platform/context.ts';
import { hmacPads, listEdition, listKey, numberDigest } from './card-list-key.ts';
import {
  type ChangedCards,
  countListed,
  deleteChanges,
  findCardsWithoutDigest,
  findChangedCards,
  findFacts,
  findFormerNumbers,
  lockList,
  type Pads,
  rehashList,
  removeEntries,
  updateListVersion,
  upsertEntries,
} from './update-card-list-queries.ts';

export const UPDATE_CARD_LIST = 'update-desk-list';
/** A batch takes some seconds of hashing, so that a stop is quick. */
const CARDS_AT_ONCE = 200;

type ListDeps = Pick<Deps, 'pool' | 'settings'>;

/** Applies changed cards to the list that offline desks fetch. Safe to run in several processes at once. */
export async function updateCardList(
  { pool, settings }: ListDeps,
  mayContinue: () => boolean = () => true,
): Promise<void> {
  const key = listKey(settings.secretKey);
  const pads = hmacPads(key);
  await inTransaction(pool, (tx) => rehashIfKeyChanged(tx, { edition: listEdition(key), pads }));
  for (;;) {
    const changed = await findChangedCards(pool, CARDS_AT_ONCE);
    if (changed.changeIds.length === 0) return;
    // Outside the transaction, so that hashing blocks nobody.
    const digests = await digestsOf(pool, changed.cardIds);
    await inTransaction(pool, (tx) => applyChanges(tx, { changed, digests, pads }));
    if (!mayContinue()) return;
  }
}

async function rehashIfKeyChanged(
  tx: Transaction,
  { edition, pads }: { edition: string; pads: Pads },
) {
  const before = await lockList(tx);
  if (before.edition === edition) return;
  await rehashList(tx, { edition, version: before.version + 1, pads });
}

async function digestsOf(pool: Deps['pool'], cardIds: string[]): Promise<Map<string, Buffer>> {
  const digests = new Map<string, Buffer>();
  for (const { cardId, customerNumber } of await findCardsWithoutDigest(pool, cardIds)) {
    digests.set(cardId, await numberDigest(customerNumber));
  }
  return digests;
}

type ChangeBatch = { changed: ChangedCards; digests: Map<string, Buffer>; pads: Pads };

async function applyChanges(
  tx: Transaction,
  { changed, digests, pads }: ChangeBatch,
): Promise<void> {
  const { changeIds, cardIds } = changed;
  const version = (await lockList(tx)).version + 1;
  await deleteChanges(tx, changeIds);
  const found = await findFacts(tx, cardIds);
  const entries = found.map(({ cardId, facts }) => ({
    cardId,
    digest: digests.get(cardId) ?? null,
    mark: listMark(facts),
  }));
  for (const cardId of await findFormerNumbers(tx, cardIds)) {
    entries.push({ cardId, digest: digests.get(cardId) ?? null, mark: LIST_MARKS.blocked });
  }
  const known = new Set(entries.map(({ cardId }) => cardId));
  const gone = cardIds.filter((cardId) => !known.has(cardId));
  const before = await countListed(tx, cardIds);
  const written = await upsertEntries(tx, { entries, version, pads });
  const removed = await removeEntries(tx, { cardIds: gone, version });
  if (written + removed === 0) return;
  await updateListVersion(tx, { version, added: (await countListed(tx, cardIds)) - before });
}
