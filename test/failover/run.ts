import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from '../../bin/build.mjs';
import { safeEtcdApi } from './etcd-api.ts';
import { findObstacle, patroniVersion } from './packages.ts';
import { prove } from './prove.ts';
import { say } from './report.ts';

/**
 * `npm run test:failover`: buys while the database machines fail. Runs in separate namespaces: the network of this
 * machine is unchanged, and everything started ends with the run. FAULTS="frozen" selects names that contain it,
 * TIMES=10 repeats each, PURCHASES=200 is the minimum of purchases. ETCD_API=etcd3 WATCHDOG=no shows the effect without
 * protection. KEEP=yes keeps the logs.
 */
const OWN = 'FAILOVER_NAMESPACES';

if (process.env[OWN] === 'yes') {
  process.exitCode = await proveInFolder();
  process.exit();
} else {
  const obstacle = findObstacle();
  if (obstacle) {
    say(obstacle);
    process.exit(1);
  }
  await buildIfNeeded(() => say('Building the portal …'));
  process.exit(await runAgainInside());
}

async function runAgainInside(): Promise<number> {
  mkdirSync('/run/netns', { recursive: true });
  const kinds = ['--net', '--mount', '--pid', '--mount-proc', '--fork', '--kill-child'];
  // Process 1 of a namespace must reap orphans; Node does not, a shell does.
  const init = ['bash', '-c', '"$@" & wait $!', 'init'];
  const again = [process.execPath, ...process.execArgv, import.meta.filename];
  const child = spawn('unshare', [...kinds, ...init, ...again], {
    stdio: 'inherit',
    env: { ...process.env, [OWN]: 'yes' },
  });
  // It ignores other signals.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => child.kill('SIGKILL'));
  }
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function proveInFolder(): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'museum-card-failover-'));
  chmodSync(folder, 0o755);
  const { FAULTS, TIMES, PURCHASES, ETCD_API, WATCHDOG, KEEP } = process.env;
  const version = patroniVersion();
  try {
    return await prove(folder, {
      patroni: version,
      etcdApi: ETCD_API === 'etcd3' || ETCD_API === 'etcd' ? ETCD_API : safeEtcdApi(version),
      hasWatchdog: WATCHDOG !== 'no',
      only: FAULTS ?? '',
      ...(TIMES && { times: Number(TIMES) }),
      purchases: Number(PURCHASES ?? 5_000),
    });
  } finally {
    if (KEEP === 'yes') say(`Logs are in ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
