import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, State } from './cluster.ts';
import { sendSignal } from './machine.ts';
import type { PortalProcess } from './portal-process.ts';

export type Stage = {
  cluster: Cluster;
  state: State;
  portals: PortalProcess[];
  ttlMs: number;
  /** Count of this kind so far: parameters vary with it. */
  turn: number;
  /** Resolves when something started from now on is sold. */
  sells(): Promise<void>;
};

/** Injects the fault, waits for the next sale, and repairs it. In between, sales go to another node. */
type Fault = (stage: Stage) => Promise<void>;

const DATABASE = ['patroni', 'postgres'];
/** Some before the key expires, some as it expires, most when another node has sold for a while. */
const WAKES = [1.5, 1.05, 2, 0.9, 1.25, 0.5];
const SOLD_ELSEWHERE_MS = 5_000;

export const FAULTS: Record<string, Fault> = {
  /** Patroni and PostgreSQL's main process are killed: their children end by themselves. */
  async 'primary killed'({ state: { primary }, sells }) {
    const servers = primary.pids('postgres');
    for (const pid of [...primary.pids('patroni'), Math.min(...servers)])
      sendSignal(pid, 'SIGKILL');
    await sells();
    await wait(SOLD_ELSEWHERE_MS);
    primary.boot();
  },
  async 'PostgreSQL of the primary killed'({ state: { primary }, sells }) {
    sendSignal(Math.min(...primary.pids('postgres')), 'SIGKILL');
    await sells();
  },
  async 'power of the primary cut'({ state: { primary }, sells }) {
    primary.powerOff();
    await sells();
    await wait(SOLD_ELSEWHERE_MS);
    primary.boot();
  },
  /** Patroni and PostgreSQL hang; machine and watchdog do not. */
  async 'primary frozen'({ state: { primary }, sells, ...stage }) {
    const frozen = primary.pids(...DATABASE);
    for (const pid of frozen) sendSignal(pid, 'SIGSTOP');
    await Promise.all([sells(), wait(wakeAfter(stage))]);
    await wait(SOLD_ELSEWHERE_MS);
    for (const pid of frozen) sendSignal(pid, 'SIGCONT');
    await stage.cluster.whole();
  },
  /** The machine is paused with its watchdog and etcd, like a VM by its host. */
  async 'machine of the primary paused'({ state: { primary }, sells, ...stage }) {
    primary.watchdog.pause();
    const paused = primary.pids();
    for (const pid of paused) sendSignal(pid, 'SIGSTOP');
    await wait(wakeAfter(stage));
    for (const pid of stage.turn % 2 ? paused.toReversed() : paused) sendSignal(pid, 'SIGCONT');
    primary.watchdog.resume();
    await sells();
    await stage.cluster.whole();
  },
  async 'Patroni of the primary frozen'({ state: { primary }, sells, ...stage }) {
    const frozen = primary.pids('patroni');
    for (const pid of frozen) sendSignal(pid, 'SIGSTOP');
    await wait(wakeAfter(stage));
    await sells();
    for (const pid of frozen) sendSignal(pid, 'SIGCONT');
    await stage.cluster.whole();
  },
  async 'primary cut off the network'({ state: { primary }, sells, ttlMs }) {
    primary.unplug();
    await Promise.all([sells(), wait(ttlMs)]);
    await wait(SOLD_ELSEWHERE_MS);
    primary.plugIn();
  },
  /** The portal still reaches it, its standbys do not. */
  async 'primary cut off its standbys'({ state: { primary, synchronous, other }, sells, ttlMs }) {
    primary.partFrom([synchronous, other]);
    await Promise.all([sells(), wait(1.5 * ttlMs)]);
    await sells();
    primary.rejoin([synchronous, other]);
  },
  async 'switched over on purpose'({ cluster, state: { primary, synchronous }, sells }) {
    await cluster.switchOver(primary, synchronous);
    await sells();
  },
  async 'synchronous standby killed'({ state: { synchronous }, sells }) {
    synchronous.powerOff();
    await sells();
    await wait(SOLD_ELSEWHERE_MS);
    synchronous.boot();
  },
  async 'synchronous standby cut off the network'({ state: { synchronous }, sells, ttlMs }) {
    synchronous.unplug();
    await Promise.all([sells(), wait(ttlMs)]);
    synchronous.plugIn();
  },
  async 'etcd frozen as a whole'({ cluster, sells, ttlMs }) {
    const frozen = cluster.nodes.flatMap((node) => node.pids('etcd'));
    for (const pid of frozen) sendSignal(pid, 'SIGSTOP');
    await wait(1.5 * ttlMs);
    for (const pid of frozen) sendSignal(pid, 'SIGCONT');
    await sells();
  },
  async 'process of the portal killed'({ portals, sells, turn }) {
    const portal = portals[turn % portals.length] as PortalProcess;
    await portal.kill();
    await sells();
    await portal.start();
  },
};

function wakeAfter({ turn, ttlMs }: Pick<Stage, 'turn' | 'ttlMs'>): number {
  return (WAKES[turn % WAKES.length] as number) * ttlMs;
}
