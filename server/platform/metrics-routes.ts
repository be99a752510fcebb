import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config.ts';
import { listenForMetrics, METRICS_TYPE } from './metrics-listener.ts';
import type { PlainRoute } from './plain-route.ts';

/** A port of its own when one is set; beside the pages in development only. */
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
      summary: 'Figures for Prometheus',
      answers: { 200: { description: 'The figures', mediaType: 'text/plain' } },
      handle: async ({ reply }) => reply.type(METRICS_TYPE).send(await scrape()),
    },
  ];
}
