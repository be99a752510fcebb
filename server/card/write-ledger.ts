import { type CardValidity, cardValidity } from '../../domain/card/card-validity.ts';
import type { LedgerEntry } from '../../domain/card/ledger-entry.ts';
import { allStatements, type Transaction } from '../db/database.ts';
import { lockCard } from './card-queries.ts';
import {
  findLedger,
  insertLedgerEntry,
  insertLedgerVoid,
  upsertValidities,
} from './ledger-queries.ts';

export type NewEntry = Pick<LedgerEntry, 'kind' | 'cause' | 'occurredOn'> & Partial<LedgerEntry>;

const NOTHING_GIVEN = { months: 0, days: 0, startsAtOnce: false, refunds: null };

export const wholeEntry = (entry: NewEntry): LedgerEntry => ({ ...NOTHING_GIVEN, ...entry });

/** The only way to extend or shorten an existing card. Idempotent by cause. */
export async function addLedgerEntry(
  tx: Transaction,
  cardId: string,
  entry: NewEntry,
): Promise<CardValidity> {
  const [, , validity] = await allStatements([
    requireLock(tx, cardId),
    insertLedgerEntry(tx, [cardId], wholeEntry(entry)),
    foldAgain(tx, cardId),
  ]);
  return validity;
}

/** For mistakes only, such as a visit undone at the desk; reversing something that was right is a refund. */
export async function voidLedgerEntry(
  tx: Transaction,
  cardId: string,
  { cause, reason }: { cause: string; reason: string },
): Promise<CardValidity> {
  const [, , validity] = await allStatements([
    requireLock(tx, cardId),
    insertLedgerVoid(tx, [cardId], { cause, reason }),
    foldAgain(tx, cardId),
  ]);
  return validity;
}

async function foldAgain(tx: Transaction, cardId: string): Promise<CardValidity> {
  const validity = cardValidity(await findLedger(tx, cardId));
  await upsertValidities(tx, new Map([[cardId, validity]]));
  return validity;
}

async function requireLock(tx: Transaction, cardId: string): Promise<void> {
  if (!(await lockCard(tx, cardId))) throw new Error(`no such card: ${cardId}`);
}
