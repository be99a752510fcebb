import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '../db/database.ts';
import { measureJobs, type WorkerFigures } from './job-metrics.ts';

/** Of the whole process: memory and event loop. */
const processMetrics = new Registry();
let collectsDefaults = false;

const callNames = new WeakMap<FastifyRequest, string>();

/** `Class.method` of a call that exists: its route pattern says too little. */
export function nameCall(request: FastifyRequest, name: string): void {
  callNames.set(request, name);
}

export function callNameOf(request: FastifyRequest): string | undefined {
  return callNames.get(request);
}

/** Counts requests by route and status; returns the text of a scrape. */
export function registerMetrics(
  app: FastifyInstance,
  pool: Pool,
  worker?: WorkerFigures,
): () => Promise<string> {
  if (!collectsDefaults) collectDefaultMetrics({ register: processMetrics });
  collectsDefaults = true;

  const registry = new Registry();
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = callNames.get(request) ?? request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  measurePool(registry, pool);
  measureJobs(registry, pool, worker);
  return () => Registry.merge([processMetrics, registry]).metrics();
}

function measurePool(registry: Registry, pool: Pool): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of this process to the database, and callers who wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
}
