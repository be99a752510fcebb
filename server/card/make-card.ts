import { randomInt } from 'node:crypto';
import { cardValidity } from '../../domain/card/card-validity.ts';
import { type CustomerNumber, customerNumberFrom } from '../../domain/card/customer-number.ts';
import { keyedHash, type SecretKey } from '../base/secret-key.ts';
import type { Transaction } from '../db/database.ts';
import { type CardOwner, type FirstTime, insertCard } from './card-queries.ts';
import { type NewEntry, wholeEntry } from './write-ledger.ts';

export type NewCard = { cardId: string; customerNumber: CustomerNumber };

type Made = { secretKey: SecretKey; now: number; owner?: CardOwner; entries?: NewEntry[] };

/** A card whose validity follows from its entries. It has no holder unless one is given. */
export async function makeCard(
  tx: Transaction,
  { secretKey, now: createdAt, owner, entries }: Made,
): Promise<NewCard> {
  const card = { createdAt, owner: owner ?? null, time: entries ? timeOf(entries) : null };
  // With 9 · 10¹⁴ numbers a collision is unlikely, but possible.
  for (let tries = 0; tries < 5; tries += 1) {
    const { customerNumber, ryijySeed } = drawCardNumber(secretKey);
    const cardId = await insertCard(tx, { ...card, customerNumber, ryijySeed });
    if (cardId) return { cardId, customerNumber };
  }
  throw new Error('no free customer number was drawn');
}

function timeOf(given: NewEntry[]): FirstTime {
  const entries = given.map(wholeEntry);
  return { entries, validity: cardValidity(entries) };
}

/** A random number, and the picture that the card keeps for life. */
export function drawCardNumber(secretKey: SecretKey): {
  customerNumber: CustomerNumber;
  ryijySeed: number;
} {
  const customerNumber = drawCustomerNumber();
  return { customerNumber, ryijySeed: seedOf(customerNumber, secretKey) };
}

export function drawCustomerNumber(): CustomerNumber {
  return customerNumberFrom(randomDigits());
}

function randomDigits(): string {
  const rest = String(randomInt(10 ** 14)).padStart(14, '0');
  return `${randomInt(1, 10)}${rest}`;
}

/** Derived with a key from the card's first number, so that the picture does not reveal the number. */
export function seedOf(customerNumber: CustomerNumber, secretKey: SecretKey): number {
  return keyedHash(`ryijy:v1:${customerNumber}`, secretKey).readUInt32BE();
}
