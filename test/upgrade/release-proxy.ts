import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const CHECK_MS = 100;

export type Release = { name: string; port: number };
export type ReleaseProxy = {
  /** Backends that get traffic, by name. */
  ready(): string[];
  watch(release: Release): void;
  /** Answers by release and status; a broken connection has status 0. */
  counts: Map<string, number>;
  stop(): void;
};

/** A proxy in front of two releases: round robin among those that are ready, without retries. */
export async function startReleaseProxy(port: number): Promise<ReleaseProxy> {
  const ready = new Map<string, Release>();
  const counts = new Map<string, number>();
  const over = new AbortController();
  let turn = 0;

  function count(release: string, status: number): void {
    const key = `${release} ${status}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  function pass(asked: IncomingMessage, response: ServerResponse): void {
    const all = [...ready.values()];
    // A page and its files must come from one release.
    const wanted = /release=(\w+)/.exec(asked.headers.cookie ?? '')?.[1];
    const release = all.find(({ name }) => name === wanted) ?? all[turn++ % all.length];
    if (!release) {
      count('none', 503);
      response.writeHead(503).end();
      return;
    }
    const { method, url, headers } = asked;
    const onward = request(
      { host: '127.0.0.1', port: release.port, method, path: url, headers, agent: false },
      (answer) => {
        count(release.name, answer.statusCode ?? 0);
        response.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          'x-release': release.name,
        });
        answer.pipe(response);
      },
    );
    onward.once('error', () => {
      count(release.name, 0);
      response.destroy();
    });
    asked.pipe(onward);
  }

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    counts,
    ready: () => [...ready.keys()],
    async watch(release) {
      while (!over.signal.aborted) {
        const at = `http://127.0.0.1:${release.port}/health/ready`;
        const isReady = await fetch(at).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) ready.set(release.name, release);
        else ready.delete(release.name);
        await wait(CHECK_MS);
      }
    },
    stop() {
      over.abort();
      server.closeAllConnections();
      server.close();
    },
  };
}
