// How much a flood of logins slows the home page: `npx tsx bench/login-flood.ts` after `npm run build`. A ratio of two
// runs on one machine, independent of its speed.
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../server/account/sign-in/password-hash.ts';
import { openPool } from '../server/db/database.ts';
import { print, printReadings, startBesiegedPortal } from './besieged-portal.ts';

const CLIENTS = 200;
const SECONDS = 10;
const PASSWORD = 'talvi2026';

const { url, readHome, stop } = await startBesiegedPortal(makeAccounts);
await readHome(3);
const alone = await readHome(SECONDS);
const flood = startFlood();
// The flood is at full rate when the readers start.
await wait(1_000);
const flooded = await readHome(SECONDS);
const logins = await flood.stop();
printReadings(alone, flooded);
print(`logins       ${JSON.stringify(logins)} by status, ${CLIENTS} at once for ${SECONDS} s`);
await stop();

async function makeAccounts(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl);
  await pool.query(
    `insert into account (email_address, password_hash)
     select 'tulva-' || n || '@example.fi', $1 from generate_series(1, $2) as n`,
    [await hashPassword(PASSWORD), CLIENTS],
  );
  await pool.end();
}

/** Every client signs in with its correct password again as soon as it has an answer. */
function startFlood() {
  const byStatus: Record<number, number> = {};
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    while (!isOver) {
      const answer = await fetch(`${url}/lwr/apex/v65.0/AccountController/loginWithPassword`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.9.${index >> 8}.${index & 255}`,
        },
        body: JSON.stringify({ emailAddress: `tulva-${index + 1}@example.fi`, password: PASSWORD }),
      });
      await answer.arrayBuffer();
      byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
      // Like a browser: waits for Retry-After.
      await wait(Number(answer.headers.get('retry-after') ?? 0) * 1000);
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(clients);
      return byStatus;
    },
  };
}
