// npx tsx bench/drill.ts: duration of the restore drill with 400 000 monthly cards and 2 500 000 visits. CARDS=40000
// changes the number.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateWithDemoScheme } from '../db/seed/seed-scheme.ts';
import { openClient, openPool, type Pool } from '../server/db/database.ts';
import { ensureDatabase } from '../server/db/ensure-database.ts';
import { startLocalPostgres } from '../server/db/local-postgres.ts';
import { findPostgresUser } from '../server/db/postgres-user.ts';
import { restoreDrill } from '../server/operations/restore-drill.ts';
import { readSettings } from '../server/settings/settings.ts';
import { backUp } from '../test/base-backup.ts';
import { givenContract } from '../test/given-contract.ts';
import { copyRows } from './copied-contracts.ts';

const CARDS = Number(process.env.CARDS ?? 400_000);
const VISITS = CARDS * 6.25;
const print = (line = '') => process.stdout.write(`${line}\n`);
const minutes = (since: number) => ((performance.now() - since) / 60_000).toFixed(1);

const folder = mkdtempSync(path.join(tmpdir(), 'bench-drill-'));
const wal = path.join(folder, 'wal');
chmodSync(folder, 0o755);
for (const name of ['wal', 'base']) mkdirSync(path.join(folder, name));
const user = findPostgresUser();
if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
const postgres = await startLocalPostgres(path.join(folder, 'data'), {
  settings: [
    ...['wal_level=replica', 'archive_mode=on', 'shared_buffers=1GB', 'max_wal_size=4GB'],
    `archive_command=cp %p ${wal}/%f.part && mv ${wal}/%f.part ${wal}/%f`,
  ],
});
const url = postgres.urlOf('portal');
await ensureDatabase(postgres.urlOf('postgres'), 'portal');
await migrateWithDemoScheme(url);
const pool = openPool(url);
try {
  const filling = performance.now();
  await fill(pool);
  const { rows } = await pool.query(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  print(`${CARDS} cards, ${VISITS} visits, ${rows[0].size}, filled in ${minutes(filling)} min`);
  const copying = performance.now();
  await backUp(pool, path.join(folder, 'data'), path.join(folder, 'base', `${stamp(new Date())}`));
  print(`base backup ${minutes(copying)} min`);
  // Changes after the backup are in the WAL only.
  await givenPaying(pool);
  const between = new Date();
  await givenPaying(pool);
  await pool.query('select pg_switch_wal()');
  await untilArchived(pool);
  for (const moment of [null, between]) {
    const result = await restoreDrill({
      ...{ backupFolder: folder, workFolder: folder, database: 'portal', user: 'postgres' },
      to: moment,
    });
    const { seconds, newest, breaches } = result;
    print(
      `restored ${moment ? 'to a moment' : 'to the newest'} and checked in ${(seconds / 60).toFixed(1)} min: ` +
        `${newest.cards} cards, newest payment ${newest.paymentAt?.toISOString()}, ${breaches.length} promises broken`,
    );
    for (const { promise } of breaches) print(`   ${promise}`);
  }
} finally {
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function givenPaying(db: Pool) {
  const { secretKey } = readSettings({ MODE: 'development', DATABASE_URL: url });
  return givenContract(db, { now: Date.now(), secretKey, token: 'token' });
}

async function fill(db: Pool): Promise<void> {
  await copyRows(url, CARDS - 3, () => givenPaying(db));
  const client = openClient(url);
  await client.connect();
  await client.query(
    `insert into visit (id, card_id, museum_id, visited_on, recorded_at)
     select gen_random_uuid(), card.id, (array(select id from museum))[1 + (number + day) % (select count(*) from museum)],
            current_date - day, now() - make_interval(days => day)
       from (select id, row_number() over () as number from museum_card) card,
            lateral generate_series(1, 6 + (number % 4 = 0)::int) day`,
  );
  await client.query('analyze');
  await client.end();
}

/** In the format of backup.sh. */
function stamp(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

async function untilArchived(db: Pool): Promise<void> {
  for (;;) {
    const { rows } = await db.query(
      `select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as "isDone" from pg_stat_archiver`,
    );
    if (rows[0]?.isDone) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
