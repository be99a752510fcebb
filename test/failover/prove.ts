import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepAcknowledgements } from './acknowledgements.ts';
import { type Acknowledged, agrees, compareBooks, type Findings } from './books.ts';
import type { EtcdApi } from './etcd-api.ts';
import { FAULTS } from './faults.ts';
import { countUnsentMails, readDatabase } from './final-queries.ts';
import { type Planned, planFaults } from './plan.ts';
import { printGaps, type Row, say, sayFault, sayHeader } from './report.ts';
import { type Scene, setScene } from './scene.ts';
import type { Shop } from './shopper.ts';
import { beginShopping } from './shopping.ts';
import { numberIn } from './template.ts';

type Proof = {
  patroni: string;
  etcdApi: EtcdApi;
  hasWatchdog: boolean;
  only: string;
  times?: number;
  purchases: number;
};

const POLL_MS = 200;
/** Time for requests in flight at the fault to be answered. */
const ECHO_MS = 1_500;
const QUIET_MS = 5_000;
const SENT_WITHIN_MS = 300_000;

/** Runs everything; returns the exit code. */
export async function prove(folder: string, proof: Proof): Promise<number> {
  const ttlSeconds = numberIn('patroni.yml', 'ttl');
  const { patroni, etcdApi, hasWatchdog, only, times } = proof;
  say(
    `Patroni ${patroni} by ${etcdApi}, watchdog ${hasWatchdog ? 'on' : 'OFF'}, ttl ${ttlSeconds} s`,
  );
  const scene = await setScene(folder, proof);
  const shop = openShop(scene);
  const shopping = beginShopping(shop, scene.pool);
  const rows: Row[] = [];
  sayHeader();
  for (const planned of planFaults(only, times)) {
    const row = await bringAbout(planned, { scene, shop, ttlMs: ttlSeconds * 1_000 });
    rows.push(row);
    sayFault(rows.length, row);
  }
  while (shopping.sold() < proof.purchases) await wait(POLL_MS);
  await shopping.end();
  printGaps(rows, ttlSeconds);
  say(
    `\n${shopping.sold()} purchases, ${shopping.givenUp()} given up before paying, ${rows.length} faults`,
  );
  for (const [what, count] of shop.refusals) say(`  ${what}: ${count}`);
  return judge(scene, shop);
}

function openShop({ portalUrl, sandbox }: Scene): Shop {
  const told: Acknowledged = { orders: [], payments: [], paid: new Map() };
  const acknowledgements = keepAcknowledgements();
  return { url: portalUrl, sandbox, told, acknowledgements, refusals: new Map() };
}

type Circumstances = { scene: Scene; shop: Shop; ttlMs: number };

async function bringAbout(
  { kind, turn }: Planned,
  { scene: { cluster, portals }, shop: { acknowledgements }, ttlMs }: Circumstances,
): Promise<Row> {
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await wait(POLL_MS);
  };
  const sells = async () => {
    await wait(ECHO_MS);
    const before = acknowledgements.count();
    await until(() => acknowledgements.count() >= before + 5);
  };
  const resets = () => cluster.nodes.reduce((sum, { watchdog }) => sum + watchdog.resets(), 0);
  const state = await cluster.whole();
  await wait(QUIET_MS);
  const resetsBefore = resets();
  const started = Date.now();
  await FAULTS[kind]?.({ cluster, portals, state, ttlMs, turn, sells });
  const after = await cluster.whole();
  await sells();
  return {
    kind,
    seconds: (Date.now() - started) / 1_000,
    from: state.primary.name,
    to: after.primary.name,
    gapSeconds: acknowledgements.longestGap(started, Date.now()) / 1_000,
    resets: resets() - resetsBefore,
  };
}

/** Compares with the provider's list, waits for the letters, checks the invariants. */
async function judge(scene: Scene, shop: Shop): Promise<number> {
  const { sandbox, pool, portals, databaseUrl } = scene;
  await sandbox.payments.notificationSender.deliverNow();
  const told = { ...shop.told, paid: new Map(shop.told.paid) };
  for (const [stamp, at] of sandbox.payments.takenCallbacks) {
    told.paid.set(stamp, Math.min(at, told.paid.get(stamp) ?? at));
  }
  const charged = sandbox.payments.ledger.entries
    .filter(({ kind }) => kind === 'charge')
    .map(({ stamp }) => stamp);
  const findings = compareBooks(told, charged, await readDatabase(pool));
  sayFindings(findings, told.paid.size, charged.length);
  const deaths = portals.reduce((sum, portal) => sum + portal.deaths(), 0);
  say(`${deaths} deaths of a process`);

  const patience = Date.now() + SENT_WITHIN_MS;
  while ((await countUnsentMails(pool)) > 0 && Date.now() < patience) await wait(POLL_MS);
  const operate = path.resolve(import.meta.dirname, '../../bin/operate.mjs');
  const invariants = spawnSync(process.execPath, [operate, 'check-invariants'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  });
  say(`Invariants: ${invariants.stdout.trim()} ${invariants.stderr.trim()}`);
  await pool.end();
  const isProved = agrees(findings) && deaths === 0 && invariants.status === 0;
  say(isProved ? 'Proved.' : 'NOT proved.');
  return isProved ? 0 : 1;
}

function sayFindings(findings: Findings, paid: number, charged: number): void {
  say(`${paid} purchases told as paid, ${charged} charged by the provider`);
  for (const [name, list] of Object.entries(findings) as [keyof Findings, string[]][]) {
    say(`${list.length} ${NAMES[name]}`);
    for (const each of list.slice(0, 20)) say(`  ${each}`);
  }
}

const NAMES: Record<keyof Findings, string> = {
  lost: 'lost',
  lostAndFound: 'lost and found again',
  doubled: 'doubled',
  unsettled: 'charged and not settled',
};
