import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from './bundled.ts';

export type Hit = { path: string; fields: Record<string, string> };
export type Collector = { url: string; hits: () => Promise<Hit[]>; stop: () => Promise<void> };

/** An analytics service in a separate process. */
export async function startCollector(): Promise<Collector> {
  const child = fork(await bundled('test/programs/run-collector.ts'), { execArgv: [] });
  const [port] = await once(child, 'message');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    hits: async () => (await fetch(`${url}/hits`)).json() as Promise<Hit[]>,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
