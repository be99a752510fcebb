import type { Language } from '../domain/base/language.ts';
import { helsinkiDay } from '../domain/base/local-date.ts';
import { hashPassword } from '../server/account/sign-in/password-hash.ts';
import { insertMuseumMember, insertStaffMember } from '../server/account/worker-queries.ts';
import type { Clock } from '../server/base/clock.ts';
import { secretKeyOf } from '../server/base/secret-key.ts';
import { inTransaction, type Pool, type Transaction } from '../server/db/database.ts';
import { insertFact } from '../server/scheme/fact-queries.ts';
import { tillKeyHash } from '../server/till-api/till-key.ts';
import { insertTillKey } from '../server/till-api/till-key-queries.ts';
import { DEMO_TILL_KEY } from './seed/demo-cards.ts';
import { DEMO_FACTS } from './seed/demo-facts.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from './seed/demo-people.ts';
import type { DemoScheme } from './seed/demo-scheme.ts';
import { DEMO_DESK, DEMO_STAFF } from './seed/demo-workers.ts';
import { insertMuseumFacts } from './seed/museum-fact-queries.ts';
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
import { DEMO_SCHEMES, seedScheme } from './seed/seed-scheme.ts';

/**
 * Adds the demo's scheme, people and campaign codes, for development only: a production database begins empty. Skipped
 * when there is any account, so it may run at every start and never mixes invented people with real ones. True when
 * added.
 */
export async function seed(
  pool: Pool,
  clock: Clock,
  site: SeedSite = { secretKey: secretKeyOf('demo'), publicUrl: 'http://localhost:3000' },
): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    await lockSeeding(tx);
    const isFirst = (site.demoScheme ?? 'museokortti') === 'museokortti';
    const scheme = DEMO_SCHEMES[site.demoScheme ?? 'museokortti'];
    await seedScheme(tx, scheme);
    if (await hasAccounts(tx)) return false;

    const now = clock.now();
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const museumIds = await findMuseumIds(tx);
    const tools = { now, passwordHash, museumIds, secretKey: site.secretKey };
    if (isFirst) await insertCampaigns(tx, helsinkiDay(now));
    await insertMuseumFacts(tx, helsinkiDay(now));
    for (const fact of DEMO_FACTS) await insertFact(tx, { ...fact, actionId: null });
    await seedWorkers(tx, tools, scheme.language);
    for (const person of castOf(scheme)) await seedPerson(tx, person, tools);
    await seedGift(tx, { now, site });
    if (isFirst) await seedCompany(tx, { now, site });
    await seedFunnel(tx, helsinkiDay(now));
    const keyHash = tillKeyHash(DEMO_TILL_KEY);
    await insertTillKey(tx, { museumId: null, keyHash, madeFor: 'Demo' });
    return true;
  });
}

/** The same people in any scheme, in its language and at its prices; none pays monthly without monthly plans. */
function castOf({ language, prices, decided }: DemoScheme): DemoPerson[] {
  if (decided.length === 0) return DEMO_PEOPLE;
  const paid = { bought: prices.annual, renewedWhileValid: prices.renewalWhileValid };
  return DEMO_PEOPLE.filter(({ ledger }) => !ledger.some(({ startsAtOnce }) => startsAtOnce)).map(
    (person) => ({
      ...person,
      language,
      ledger: person.ledger.map((entry) => ({
        ...entry,
        ...(entry.price && { price: paid[entry.kind as keyof typeof paid] ?? prices.annual }),
      })),
    }),
  );
}

async function seedWorkers(
  tx: Transaction,
  { now, passwordHash, museumIds }: SeedTools,
  language: Language,
) {
  const worker = { language, passwordHash, now } as const;
  const [firstMuseum] = museumIds.values();
  for (const { who: _, roles, ...person } of DEMO_STAFF) {
    const accountId = await insertAccount(tx, { ...worker, ...person, role: 'staff' });
    await insertStaffMember(tx, { accountId, roles, powerfulFrom: now, addedBy: null, now });
  }
  for (const { who: _, museum, role, ...person } of DEMO_DESK) {
    const museumId = museumIds.get(museum) ?? firstMuseum;
    if (!museumId) continue;
    const accountId = await insertAccount(tx, { ...worker, ...person, role: 'desk' });
    await insertMuseumMember(tx, { accountId, museumId, role, addedBy: null, now });
  }
}
