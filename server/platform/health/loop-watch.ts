import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const WINDOW_MS = 10_000;
/** Within the last ten seconds: no request was answered meanwhile. */
const STUCK_NS = 5_000_000_000;

const delays = monitorEventLoopDelay();
let before = 0;

/** Keeps the worst delay of this window and the previous one. */
export function watchLoop(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    delays.enable();
    delays.reset();
    // A stall before this start is not this portal's.
    before = 0;
    timer = setInterval(() => {
      before = delays.max;
      delays.reset();
    }, WINDOW_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

export const worstDelayNs = () => Math.max(before, delays.max);
export const isLoopStuck = () => worstDelayNs() > STUCK_NS;
