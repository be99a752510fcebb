import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseNode, installNode } from './database-node.ts';
import type { EtcdApi } from './etcd-api.ts';
import { addMachine, layNetwork } from './machine.ts';

const ASK_MS = 1_500;
const POLL_MS = 250;
const PATIENCE_MS = 180_000;

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number };
export type State = {
  primary: DatabaseNode;
  synchronous: DatabaseNode;
  other: DatabaseNode;
  timeline: number;
};

export type Cluster = {
  nodes: DatabaseNode[];
  /** Waits until every node has its role again. */
  whole(): Promise<State>;
  /** The primary according to its Patroni, or null without one. */
  primary(): Promise<DatabaseNode | null>;
  switchOver(from: DatabaseNode, to: DatabaseNode): Promise<void>;
};

export async function startCluster(
  folder: string,
  { etcdApi, hasWatchdog }: { etcdApi: EtcdApi; hasWatchdog: boolean },
): Promise<Cluster> {
  layNetwork();
  const machines = [1, 2, 3].map(addMachine);
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  const owner = { uid: idOf('-u'), gid: idOf('-g') };
  const nodes = machines.map((machine) =>
    installNode(machine, machines, { folder, etcdApi, hasWatchdog, owner }),
  );
  const find = (name?: string) => nodes.find((node) => node.name === name);

  async function look(): Promise<State | null> {
    const answers = await Promise.all(nodes.map((node) => ask(node, '/cluster')));
    const members = answers.find((answer) => answer !== null)?.members as Member[] | undefined;
    if (!members || answers.includes(null)) return null;
    const primary = find(members.find(({ role }) => role === 'leader')?.name);
    const synchronous = find(members.find(({ role }) => role === 'sync_standby')?.name);
    const timelines = new Set(members.map(({ timeline }) => timeline));
    const areUp = members.every(({ state }) => state === 'running' || state === 'streaming');
    const other = nodes.find((node) => node !== primary && node !== synchronous);
    const isWhole = members.length === nodes.length && areUp && timelines.size === 1;
    if (!isWhole || !primary || !synchronous || !other) return null;
    return { primary, synchronous, other, timeline: members[0]?.timeline ?? 0 };
  }

  for (const node of nodes) node.boot();
  return {
    nodes,
    async whole() {
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        const state = await look();
        if (state) return state;
        if (Date.now() > until) throw new Error('the database machines did not find together');
        await wait(POLL_MS);
      }
    },
    async primary() {
      const answers = await Promise.all(nodes.map((node) => ask(node, '/primary')));
      return nodes.find((_, index) => answers[index]) ?? null;
    },
    async switchOver(from, to) {
      const answer = await fetch(`http://${from.address}:8008/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa('patroni:rest-of-the-test')}` },
        body: JSON.stringify({ leader: from.name, candidate: to.name }),
      });
      if (!answer.ok) throw new Error(`switchover: ${answer.status} ${await answer.text()}`);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: Patroni's own form
async function ask({ address }: DatabaseNode, path: string): Promise<any> {
  try {
    const signal = AbortSignal.timeout(ASK_MS);
    const answer = await fetch(`http://${address}:8008${path}`, { signal });
    const body = await answer.json();
    return answer.ok ? body : null;
  } catch {
    return null;
  }
}
