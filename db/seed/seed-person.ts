import { randomUUID } from 'node:crypto';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { updateCardHolder } from '../../server/card/card-queries.ts';
import { makeCard } from '../../server/card/make-card.ts';
import { addLedgerEntry } from '../../server/card/write-ledger.ts';
import type { Transaction } from '../../server/db/database.ts';
import { insertVisit } from '../../server/visit/visit-queries.ts';
import type { DemoPerson } from './demo-people.ts';
import { seedContract } from './seed-contract.ts';
import { insertAccount } from './seed-queries.ts';

const DAY_MS = 86_400_000;

export type SeedTools = {
  now: number;
  passwordHash: string;
  museumIds: Map<string, string>;
  secretKey: string;
};

/** A customer with an account, a card, the story of its validity, and the visits made with it. */
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
    museumId: null,
    now: since,
  });
  const { cardId } = await makeCard(tx, { secretKey: 'demo', now: since });
  const holder = { firstName, lastName, yearOfBirth };
  await updateCardHolder(tx, { cardId, accountId, holder, registeredAt: since });
  const monthly = ledger.find(({ startsAtOnce }) => startsAtOnce);
  const { now, secretKey } = tools;
  const paidBy = monthly
    ? await seedContract(tx, { accountId, cardId, person }, { ...monthly, now, secretKey })
    : null;
  await writeStory(tx, { cardId, paidBy, person }, tools);
}

async function writeStory(
  tx: Transaction,
  { cardId, paidBy, person }: { cardId: string; paidBy: string | null; person: DemoPerson },
  { now, museumIds }: SeedTools,
): Promise<void> {
  const today = helsinkiDay(now);
  const { ledger, visits } = person;
  for (const { daysAgo, ...entry } of ledger) {
    const isPaid = entry.kind === 'bought' && paidBy !== null;
    const cause = isPaid ? paidBy : `demo:${entry.kind}:${daysAgo}`;
    await addLedgerEntry(tx, cardId, { ...entry, cause, occurredOn: addDays(today, -daysAgo) });
  }
  for (const { museum, daysAgo } of visits) {
    const museumId = museumIds.get(museum);
    // A scheme of its own museums has none of ours.
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
