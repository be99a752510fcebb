import { helsinkiDay } from '../domain/base/local-date.ts';
import { hashPassword } from '../server/account/password-hash.ts';
import { insertMuseumMember, insertStaffMember } from '../server/account/worker-queries.ts';
import type { Clock } from '../server/clock.ts';
import { inTransaction, type Pool, type Transaction } from '../server/db/database.ts';
import { tillKeyHash } from '../server/till-api/till-key.ts';
import { insertTillKey } from '../server/till-api/till-key-queries.ts';
import { DEMO_TILL_KEY } from './seed/demo-cards.ts';
import { DEMO_DESK, DEMO_PASSWORD, DEMO_PEOPLE, DEMO_STAFF } from './seed/demo-people.ts';
import { type SeedSite, seedCompany, seedGift } from './seed/seed-cards.ts';
import { seedFunnel } from './seed/seed-funnel.ts';
import { type SeedTools, seedPerson } from './seed/seed-person.ts';
import {
  findMuseumIds,
  hasAccounts,
  insertAccount,
  insertCampaigns,
  lockSeeding,
} from './seed/seed-queries.ts';

/**
 * Demo people and campaign codes, for development only: what the scheme itself needs is in the migrations.
 * Where anyone has an account already nothing is added, so it may run at every start and never mixes
 * invented people with real ones. True when they were added now.
 */
export async function seed(
  pool: Pool,
  clock: Clock,
  site: SeedSite = { secretKey: 'demo', publicUrl: 'http://localhost:3000' },
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    await lockSeeding(tx);
    if (await hasAccounts(tx)) return false;

    const now = clock.now();
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const museumIds = await findMuseumIds(tx);
    const tools = { now, passwordHash, museumIds, secretKey: site.secretKey };
    await insertCampaigns(tx, helsinkiDay(now));
    await seedWorkers(tx, tools);
    for (const person of DEMO_PEOPLE) await seedPerson(tx, person, tools);
    await seedGift(tx, { now, site });
    await seedCompany(tx, { now, site });
    await seedFunnel(tx, helsinkiDay(now));
    const keyHash = tillKeyHash(DEMO_TILL_KEY);
    await insertTillKey(tx, { museumId: null, keyHash, madeFor: 'Demo' });
    return true;
  });
}

async function seedWorkers(tx: Transaction, { now, passwordHash, museumIds }: SeedTools) {
  const worker = { language: 'fi', passwordHash, now } as const;
  const accountId = await insertAccount(tx, { ...worker, ...DEMO_STAFF, role: 'staff' });
  const roles = ['administrator', 'finance', 'rightsKeeper'] as const;
  await insertStaffMember(tx, { accountId, roles, addedBy: null, now });

  const { museum, ...clerk } = DEMO_DESK;
  const museumId = museumIds.get(museum);
  if (!museumId) return;
  const clerkId = await insertAccount(tx, { ...worker, ...clerk, role: 'desk' });
  await insertMuseumMember(tx, {
    accountId: clerkId,
    museumId,
    role: 'clerk',
    addedBy: null,
    now,
  });
}
