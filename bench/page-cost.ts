// What a page costs the portal in CPU, plain and compressed, and its bytes: npx tsx bench/page-cost.ts [path ...]
// BENCH_PAGES=300 is how many of each are counted; as many before them warm up.
import { request } from 'node:http';
import { newToken } from '../server/account/secret-token.ts';
import { insertSession } from '../server/account/session/session-queries.ts';
import { openPool } from '../server/db/database.ts';
import { givenAccount } from '../test/given.ts';
import { print, startBesiegedPortal } from './besieged-portal.ts';
import { processCpuMs } from './cpu-time.ts';

const COUNTED = Number(process.env.BENCH_PAGES ?? 300);
const ROUNDS = 3;
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/museot', '/osta/itselle'];

let session = '';
const portal = await startBesiegedPortal(async (databaseUrl) => {
  const pool = openPool(databaseUrl);
  const accountId = await givenAccount(pool);
  const token = newToken();
  const now = Date.now();
  await insertSession(pool, { token, accountId, now, expiresAt: now + 3_600_000 });
  await pool.end();
  session = `session=${token}`;
});
try {
  for (const path of paths) await tell(path);
} finally {
  await portal.stop();
}

async function tell(path: string): Promise<void> {
  // As a stranger where one may come as a stranger.
  const cookie = (await read(path, { encoding: 'identity' })).status === 200 ? '' : session;
  const costs = { identity: [] as number[], br: [] as number[] };
  const bytes = { identity: 0, br: 0 };
  const encodings = ['identity', 'br'] as const;
  for (const encoding of encodings) await readMany(path, { encoding, cookie });
  // In turn, so that all meet the same machine.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const encoding of encodings) {
      const before = processCpuMs(portal.pid);
      bytes[encoding] = await readMany(path, { encoding, cookie });
      costs[encoding].push((processCpuMs(portal.pid) - before) / COUNTED);
    }
  }
  const told = encodings.map((encoding) => {
    const median = costs[encoding].toSorted((a, b) => a - b)[1] ?? Number.NaN;
    return `${encoding} ${median.toFixed(2)} ms, ${(bytes[encoding] / 1000).toFixed(1)} kB`;
  });
  print(`${path}  ${told.join('   ')}`);
}

type PageRequest = { encoding: string; cookie?: string };

async function readMany(path: string, page: PageRequest): Promise<number> {
  let last = 0;
  for (let count = 0; count < COUNTED; count += 1) {
    const { status, bytes } = await read(path, page);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    last = bytes;
  }
  return last;
}

function read(path: string, { encoding, cookie = '' }: PageRequest) {
  return new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    const headers = { 'accept-encoding': encoding, cookie };
    request(`${portal.url}${path}`, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
    })
      .on('error', reject)
      .end();
  });
}
