import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings/settings.ts';
import type { PlainRoute } from '../http/plain-route.ts';

/** On a separate port when one is set; beside the pages in development only. */
export function metricsRoutes(
  app: FastifyInstance,
  { mode, metricsPort, host }: Settings,
  scrape: () => Promise<string>,
): PlainRoute[] {
  if (metricsPort > 0) {
    let listener: Server | undefined;
    app.addHook('onReady', async () => {
      listener = await listenForMetrics(metricsPort, host, scrape);
    });
    app.addHook('onClose', async () => {
      listener?.close();
    });
  }
  if (mode === 'production') return [];
  return [
    {
      method: 'GET',
      path: '/metrics',
      tag: 'operations',
      summary: 'Figures for Prometheus',
      answers: { 200: { description: 'The figures', mediaType: 'text/plain' } },
      handle: async ({ reply }) => reply.type(METRICS_TYPE).send(await scrape()),
    },
  ];
}

const headers = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

/** `/metrics` on a separate port, which only the collector needs to reach. */
async function listenForMetrics(
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

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
