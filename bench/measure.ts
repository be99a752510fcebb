import type { AppProcess } from '../test/app-process.ts';
import { processCpuMs } from './cpu-time.ts';
import type { Times } from './shopper.ts';

export type Run = {
  count: number;
  clients: number;
  apps: AppProcess[];
  databaseCpu: () => number;
};
/** CPU milliseconds per item. */
export type Measured = { perSecond: number; node: number; database: number; times: Times };

/** Runs it `count` times by so many parallel clients. */
export async function measure(
  { count, clients, apps, databaseCpu }: Run,
  one: (index: number, times: Times) => Promise<void>,
): Promise<Measured> {
  const nodeCpu = () => apps.reduce((sum, { pid }) => sum + processCpuMs(pid), 0);
  const times: Times = new Map();
  const before = { node: nodeCpu(), database: databaseCpu() };
  const start = performance.now();
  let next = 0;
  const client = async () => {
    for (let index = next++; index < count; index = next++) await one(index, times);
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = count / ((performance.now() - start) / 1000);
  return {
    perSecond,
    node: (nodeCpu() - before.node) / count,
    database: (databaseCpu() - before.database) / count,
    times,
  };
}

export function cpuText({ node, database }: Pick<Measured, 'node' | 'database'>): string {
  return `CPU each ${(node + database).toFixed(1)} ms (Node ${node.toFixed(1)}, PostgreSQL ${database.toFixed(1)})`;
}

export function percentile(all: number[], share: number): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length * share)] ?? Number.NaN;
}
