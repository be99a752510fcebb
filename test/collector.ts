import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

export type Hit = { path: string; fields: Record<string, string> };
export type Collector = { url: string; hits: () => Promise<Hit[]>; stop: () => Promise<void> };

/** An analytics service in a separate process. */
export async function startCollector(): Promise<Collector> {
  const folder = mkdtempSync(path.join(tmpdir(), 'collector-'));
  const program = path.join(folder, 'run-collector.mjs');
  await build({
    entryPoints: [path.join(import.meta.dirname, 'programs/run-collector.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  const child = fork(program, { execArgv: [] });
  const [port] = await once(child, 'message');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    hits: async () => (await fetch(`${url}/hits`)).json() as Promise<Hit[]>,
    async stop() {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
