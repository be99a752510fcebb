import { createServer, type Server } from 'node:http';

const headers = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

/** `/metrics` on a port of its own, which nobody but the collector need reach. */
export async function listenForMetrics(
  port: number,
  host: string,
  scrape: () => Promise<string>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, headers).end();
      return;
    }
    scrape().then(
      (text) => response.writeHead(200, { ...headers, 'content-type': METRICS_TYPE }).end(text),
      () => response.writeHead(500, headers).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
