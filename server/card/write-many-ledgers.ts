import { type CardValidity, cardValidity } from '../../domain/card/card-validity.ts';
import type { LedgerEntry } from '../../domain/card/ledger-entry.ts';
import type { Transaction } from '../db/database.ts';
import {
  findLedgers,
  insertLedgerEntry,
  insertLedgerVoid,
  upsertValidities,
} from './ledger-queries.ts';

/**
 * Bulk form of `addLedgerEntry`: the same entry for many cards. The caller holds every card's lock, and each card has
 * had time before.
 */
export async function addEntryToMany(
  tx: Transaction,
  cardIds: string[],
  entry: LedgerEntry,
): Promise<Map<string, CardValidity>> {
  await insertLedgerEntry(tx, cardIds, entry);
  return foldMany(tx, cardIds);
}

/** Bulk form of `voidLedgerEntry`. The caller holds every card's lock. */
export async function voidEntryOfMany(
  tx: Transaction,
  cardIds: string[],
  voided: { cause: string; reason: string },
): Promise<Map<string, CardValidity>> {
  await insertLedgerVoid(tx, cardIds, voided);
  return foldMany(tx, cardIds);
}

async function foldMany(tx: Transaction, cardIds: string[]): Promise<Map<string, CardValidity>> {
  const ledgers = await findLedgers(tx, cardIds);
  const validities = new Map([...ledgers].map(([id, ledger]) => [id, cardValidity(ledger)]));
  await upsertValidities(tx, validities);
  return validities;
}
