import type { FastifyInstance } from 'fastify';

/** Notices the stop: readiness asks for it, and every answer from then on ends its connection. */
export function watchClosing(app: FastifyInstance): () => boolean {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    // Left open it would be idle, and the stop would wait a minute for it.
    if (isClosing) reply.header('connection', 'close');
  });
  return () => isClosing;
}
