import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Notices the stop: readiness asks for it, and every answer from then on ends its connection. For a while everything
 * is still answered, so that a proxy can turn away first: what it sends when the port closes would be cut off.
 */
export function watchClosing(app: FastifyInstance, stopDelaySeconds: number): () => boolean {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    await wait(stopDelaySeconds * 1000);
  });
  app.addHook('onSend', async (_request, reply) => {
    // Left open it would be idle, and the stop would wait a minute for it.
    if (isClosing) reply.header('connection', 'close');
  });
  return () => isClosing;
}
