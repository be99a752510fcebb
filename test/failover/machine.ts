import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const ip = (command: string) => run('ip', ...command.split(' '));

export const NETWORK = '10.77.0.0/24';
const BRIDGE = 'machines';

/** Virtual switch of the machines and this process. */
export function layNetwork(): void {
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns');
  ip('link set lo up');
  ip(`link add ${BRIDGE} type bridge`);
  ip(`addr add 10.77.0.1/24 dev ${BRIDGE}`);
  ip(`link set ${BRIDGE} up`);
}

export type Machine = {
  name: string;
  address: string;
  run(command: string[], options: { log: string; env?: Record<string, string> }): ChildProcess;
  /** Its processes, or those of a kind. */
  pids(...kinds: string[]): number[];
  signal(signal: NodeJS.Signals, ...kinds: string[]): void;
  /** Drops packets in both directions, like an unplugged cable. */
  unplug(): void;
  plugIn(): void;
  /** Separates it from other machines, but not from this process. */
  partFrom(others: Machine[]): void;
  rejoin(others: Machine[]): void;
};

/** A machine for network and signals: a network namespace and its processes. */
export function addMachine(number: number): Machine {
  const name = `machine-${number}`;
  const address = `10.77.0.${10 + number}`;
  const plug = `plug-${number}`;
  ip(`netns add ${name}`);
  ip(`link add ${plug} type veth peer name eth0 netns ${name}`);
  ip(`link set ${plug} master ${BRIDGE} up`);
  for (const command of [`addr add ${address}/24 dev eth0`, 'link set eth0 up', 'link set lo up']) {
    ip(`-n ${name} ${command}`);
  }
  const inside = ['netns', 'exec', name, 'setpriv', '--reuid=postgres', '--regid=postgres'];
  const machine: Machine = {
    name,
    address,
    run(command, { log, env = {} }) {
      const file = openSync(log, 'a');
      return spawn('ip', [...inside, '--init-groups', ...command], {
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
        stdio: ['ignore', file, file],
      });
    },
    pids(...kinds) {
      const pids = ip(`netns pids ${name}`).trim().split('\n').filter(Boolean).map(Number);
      return kinds.length === 0 ? pids : pids.filter((pid) => kinds.includes(kindOf(pid)));
    },
    signal(signal, ...kinds) {
      for (const pid of machine.pids(...kinds)) sendSignal(pid, signal);
    },
    unplug: () => void ip(`link set ${plug} down`),
    plugIn: () => void ip(`link set ${plug} up`),
    partFrom: (others) => {
      for (const other of others) blackhole('add', machine, other);
    },
    rejoin: (others) => {
      for (const other of others) blackhole('del', machine, other);
    },
  };
  return machine;
}

/** In both directions: incoming packets alone would keep connections alive. */
function blackhole(change: 'add' | 'del', one: Machine, other: Machine): void {
  ip(`-n ${one.name} route ${change} blackhole ${other.address}/32`);
  ip(`-n ${other.name} route ${change} blackhole ${one.address}/32`);
}

function kindOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return 'gone';
  }
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended before us.
  }
}
