import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EtcdApi } from './etcd-api.ts';
import { type Machine, NETWORK } from './machine.ts';
import { postgresFolder } from './packages.ts';
import { fillIn } from './template.ts';
import { attachWatchdog, type Watchdog } from './watchdog.ts';

export const SUPERUSER_PASSWORD = 'superuser-of-the-test';

export type DatabaseNode = Machine & {
  watchdog: Watchdog;
  /** Starts etcd and Patroni, which starts PostgreSQL, as after a boot. Running ones are left alone. */
  boot(): void;
  /** Kills everything, like a power cut. */
  powerOff(): void;
};

type Plan = {
  folder: string;
  etcdApi: EtcdApi;
  hasWatchdog: boolean;
  owner: { uid: number; gid: number };
};

const BOOT_MS = 3_000;

/** A machine with etcd, Patroni and PostgreSQL, configured by the operators' files. */
export function installNode(machine: Machine, all: Machine[], plan: Plan): DatabaseNode {
  const folder = path.join(plan.folder, machine.name);
  mkdirSync(folder);
  chownSync(folder, plan.owner.uid, plan.owner.gid);
  const file = (name: string) => path.join(folder, name);
  const own = { NAME: machine.name, ADDRESS: machine.address };
  const etcd = fillIn('etcd.env', {
    ...own,
    ETCD_DIR: file('etcd'),
    MEMBERS: all.map(({ name, address }) => `${name}=http://${address}:2380`).join(','),
  });
  const patroni = fillIn('patroni.yml', {
    ...own,
    NETWORK,
    SUPERUSER_PASSWORD,
    ETCD_API: plan.etcdApi,
    ETCD_HOSTS: all.map(({ address }) => `${address}:2379`).join(','),
    REST_PASSWORD: 'rest-of-the-test',
    REPLICATION_PASSWORD: 'replication-of-the-test',
    DATA_DIR: file('postgres'),
    SOCKET_DIR: folder,
    BIN_DIR: postgresFolder(),
  });
  writeFileSync(file('patroni.yml'), withOwnWatchdog(patroni, plan.hasWatchdog, file('watchdog')));

  function boot(): void {
    if (machine.pids('etcd').length === 0) {
      machine.run(['/usr/bin/etcd'], { log: file('etcd.log'), env: parseEnv(etcd) });
    }
    if (machine.pids('patroni').length === 0) {
      machine.run(['/usr/bin/patroni', file('patroni.yml')], { log: file('patroni.log') });
    }
  }
  const powerOff = () => machine.signal('SIGKILL');
  const watchdog = attachWatchdog(file('watchdog'), () => {
    powerOff();
    setTimeout(boot, BOOT_MS);
  });
  return { ...machine, watchdog, boot, powerOff };
}

/** Replaces the watchdog device with the test's named pipe, or removes it. */
function withOwnWatchdog(configuration: string, isWanted: boolean, pipe: string): string {
  return configuration
    .replace('device: /dev/watchdog', `driver: testing\n  device: ${pipe}`)
    .replace('mode: required', `mode: ${isWanted ? 'required' : "'off'"}`);
}

function parseEnv(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}
