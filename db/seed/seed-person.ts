import { randomUUID } from 'node:crypto';
import { cents } from '../../domain/base/cents.ts';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { type SecretKey, secretKeyOf } from '../../server/base/secret-key.ts';
import { updateCardHolder } from '../../server/card/card-queries.ts';
import { makeCard } from '../../server/card/make-card.ts';
import { addLedgerEntry } from '../../server/card/write-ledger.ts';
import type { Transaction } from '../../server/db/database.ts';
import { insertVisit } from '../../server/ticket-desk/visit-queries.ts';
import type { DemoEntry, DemoPerson } from './demo-people.ts';
import { seedContract } from './seed-contract.ts';
import { type Holder, seedOrder } from './seed-order.ts';
import { insertAccount } from './seed-queries.ts';

const DAY_MS = 86_400_000;

export type SeedTools = {
  now: number;
  passwordHash: string;
  museumIds: Map<string, string>;
  secretKey: SecretKey;
};

/** A customer with an account, a card, its validity history, and visits. */
export async function seedPerson(tx: Transaction, person: DemoPerson, tools: SeedTools) {
  const { emailAddress, firstName, lastName, yearOfBirth, language, ledger } = person;
  const since = tools.now - Math.max(...ledger.map(({ daysAgo }) => daysAgo)) * DAY_MS;
  const accountId = await insertAccount(tx, {
    emailAddress,
    firstName,
    lastName,
    language,
    passwordHash: tools.passwordHash,
    role: 'customer',
    now: since,
  });
  const { cardId } = await makeCard(tx, { secretKey: secretKeyOf('demo'), now: since });
  const holder = { firstName, lastName, yearOfBirth };
  await updateCardHolder(tx, { cardId, accountId, holder, registeredAt: since });
  await writeStory(tx, { accountId, cardId, person }, tools);
}

async function writeStory(tx: Transaction, owner: Holder, tools: SeedTools): Promise<void> {
  const { now, museumIds } = tools;
  const { cardId, person } = owner;
  const today = helsinkiDay(now);
  for (const entry of person.ledger) {
    const { daysAgo, price: _, ...time } = entry;
    const cause = await causeOf(tx, owner, entry, tools);
    await addLedgerEntry(tx, cardId, { ...time, cause, occurredOn: addDays(today, -daysAgo) });
  }
  for (const { museum, daysAgo } of person.visits) {
    const museumId = museumIds.get(museum);
    // A scheme with other museums has none of these.
    if (!museumId) continue;
    await insertVisit(tx, {
      visitId: randomUUID(),
      cardId,
      museumId,
      visitedOn: addDays(today, -daysAgo),
      repeatNumber: 0,
      recordedAt: now - daysAgo * DAY_MS,
      recordedBy: null,
      offlineVerdict: null,
    });
  }
}

async function causeOf(
  tx: Transaction,
  holder: Holder,
  { kind, daysAgo, price, startsAtOnce }: DemoEntry,
  { now, secretKey }: SeedTools,
): Promise<string> {
  if (startsAtOnce) return `payment:${await seedContract(tx, holder, { now, secretKey, daysAgo })}`;
  if (!price) return `demo:${kind}:${daysAgo}`;
  const { paymentId } = await seedOrder(tx, holder, {
    kind: kind === 'bought' ? 'standard' : 'renewal',
    billing: 'annually',
    price: cents(price),
    now: now - daysAgo * DAY_MS,
  });
  return `payment:${paymentId}`;
}
