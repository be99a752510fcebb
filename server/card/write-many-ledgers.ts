import { type CardValidity, cardValidity } from '../../domain/card/card-validity.ts';
import type { LedgerEntry } from '../../domain/card/ledger-entry.ts';
import type { Transaction } from '../db/database.ts';
import {
  findLedgers,
  insertEntryToMany,
  insertVoidToMany,
  updateValidities,
} from './many-ledger-queries.ts';

/**
 * The same entry for many cards, as `addLedgerEntry` writes it for one. Whoever calls holds the lock of every card, and
 * each has had time before.
 */
export async function addEntryToMany(
  tx: Transaction,
  cardIds: string[],
  entry: LedgerEntry,
): Promise<Map<string, CardValidity>> {
  await insertEntryToMany(tx, cardIds, entry);
  return foldMany(tx, cardIds);
}

/** The entry of this cause no longer counts, as by `voidLedgerEntry`. Whoever calls holds the lock of every card. */
export async function voidEntryOfMany(
  tx: Transaction,
  cardIds: string[],
  voided: { cause: string; reason: string },
): Promise<Map<string, CardValidity>> {
  await insertVoidToMany(tx, cardIds, voided);
  return foldMany(tx, cardIds);
}

async function foldMany(tx: Transaction, cardIds: string[]): Promise<Map<string, CardValidity>> {
  const ledgers = await findLedgers(tx, cardIds);
  const validities = new Map([...ledgers].map(([id, ledger]) => [id, cardValidity(ledger)]));
  await updateValidities(tx, validities);
  return validities;
}
