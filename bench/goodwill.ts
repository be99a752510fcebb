// Bulk validity for all cards of a scheme of 400 000: count, request, approve, job and undo. `npx tsx
// bench/goodwill.ts`; BENCH_SCALE=0.1 is a smaller scheme.
import { randomUUID } from 'node:crypto';
import { addDays, helsinkiDay } from '../domain/base/local-date.ts';
import { rightsOf } from '../domain/office/rights.ts';
import { systemClock } from '../server/base/clock.ts';
import type { Pool } from '../server/db/database.ts';
import { askRun, undoRun, wantedBy } from '../server/office/goodwill/ask-run.ts';
import { countCards } from '../server/office/goodwill/count-goodwill.ts';
import { approveRun } from '../server/office/goodwill/decide-run.ts';
import { workGoodwillRuns } from '../server/office/goodwill/work-runs.ts';
import type { UserContext } from '../server/platform/context.ts';
import { makeLogger } from '../server/platform/logger.ts';
import { givenAccount } from '../test/given.ts';
import { inOfficeScheme, print } from './office-scheme.ts';

/** Timeout of an ordinary call in the browser. */
const BROWSER_SECONDS = 20;

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const answer = await work();
  print(`${name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return answer;
}

async function memberOf(pool: Pool, role: 'seniorAgent' | 'finance'): Promise<UserContext> {
  const accountId = await givenAccount(pool, { role: 'staff', staffRoles: [role] });
  const user = { accountId, rights: rightsOf([role]) };
  const context = { pool, clock: systemClock, language: 'fi', log: makeLogger('silent'), user };
  return context as unknown as UserContext;
}

/** Batches of the job with their durations. */
async function worked(pool: Pool, name: string): Promise<void> {
  const times: number[] = [];
  let before = performance.now();
  const start = before;
  await workGoodwillRuns({ pool, clock: systemClock }, () => {
    const now = performance.now();
    times.push(now - before);
    before = now;
    return true;
  });
  const mean = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  const tenth = Math.ceil(times.length / 10);
  print(
    `${name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1)} s, ${times.length} batches: first tenth ${mean(times.slice(1, tenth + 1)).toFixed(0)} ms each, last ${mean(times.slice(-tenth)).toFixed(0)} ms`,
  );
}

async function bench(pool: Pool): Promise<void> {
  const [senior, finance] = [await memberOf(pool, 'seniorAgent'), await memberOf(pool, 'finance')];
  const today = helsinkiDay(Date.now());
  const wanted = {
    filter: {
      valid: { from: addDays(today, -30), to: addDays(today, -1) },
      visits: null,
      bought: null,
      postalCodes: [],
      origins: [],
      languages: [],
    },
    unit: 'days' as const,
    amount: 7,
    cause: `Mittaus ${randomUUID()}`,
  };
  const { count, previewed } = await timed('count', async () =>
    countCards(pool, await wantedBy(senior, wanted)),
  );
  print(`${count} cards`);
  const id: string = randomUUID();
  await timed('ask', () => askRun(senior, { ...wanted, id, reason: 'Mittaus', previewed }));
  const start = performance.now();
  const isRunning = await timed('approve', () => approveRun(finance, id));
  const seconds = (performance.now() - start) / 1000;
  print(
    `goal: the browser waits ${BROWSER_SECONDS} s: ${isRunning && seconds < BROWSER_SECONDS ? 'reached' : 'NOT reached'}`,
  );
  await worked(pool, 'give');
  await undoRun(finance, { id, reason: 'Mittaus' });
  await worked(pool, 'undo');
  const { rows } = await pool.query(
    'select state, given, skipped, undone, kept from goodwill_run where id = $1',
    [id],
  );
  print(JSON.stringify(rows[0]));
}

await inOfficeScheme(bench);
