import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from '../../db/database.ts';
import { findQueueAge, type QueueAge } from './health-queries.ts';

/** Process-wide: memory and event loop. */
const processMetrics = new Registry();
let collectsDefaults = false;

const callNames = new WeakMap<FastifyRequest, string>();

/** `Class.method` of an existing call: the route pattern alone says too little. */
export function nameCall(request: FastifyRequest, name: string): void {
  callNames.set(request, name);
}

export function callNameOf(request: FastifyRequest): string | undefined {
  return callNames.get(request);
}

type Measured = {
  pool: Pool;
  worker: WorkerFigures | undefined;
  /** Other registries included in the scrape. */
  beside: Registry[];
};

/** Counts requests by route and status; returns the text of a scrape. */
export function registerMetrics(
  app: FastifyInstance,
  { pool, worker, beside }: Measured,
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
  return () => Registry.merge([processMetrics, registry, ...beside]).metrics();
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

type WorkerFigures = { silentMs(): number; readonly restarts: number };

/** Shows stalled background work, in the whole system and in this process. */
function measureJobs(registry: Registry, pool: Pool, worker?: WorkerFigures): void {
  // One query for both; no value rather than a wrong one while the database is down.
  let asked: Promise<QueueAge | null> | null = null;
  const queueAge = () => {
    asked ??= findQueueAge(pool)
      .catch(() => null)
      .finally(() => {
        asked = null;
      });
    return asked;
  };
  measureAge(registry, 'jobs_oldest_due_seconds', async () => (await queueAge())?.jobSeconds, {
    help: 'How long the oldest job that could run has been waiting, in the whole system',
  });
  measureAge(registry, 'mail_oldest_unsent_seconds', async () => (await queueAge())?.mailSeconds, {
    help: 'How long the oldest mail has waited since the last one that left, in the whole system',
  });
  if (!worker) return;
  measureAge(registry, 'job_worker_silent_seconds', () => worker.silentMs() / 1000, {
    help: 'Time since the job worker of this process gave a sign of life',
  });
  new Counter({
    name: 'job_worker_restarts_total',
    help: 'How often the job worker of this process ended or hung, and was started again',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(worker.restarts);
    },
  });
}

function measureAge(
  registry: Registry,
  name: string,
  measure: () => Promise<number | undefined> | number,
  { help }: { help: string },
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const seconds = await measure();
      if (seconds === undefined) this.remove();
      else this.set(seconds);
    },
  });
}
