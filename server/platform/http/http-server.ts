import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Settings } from '../../settings/settings.ts';
import type { Deps } from '../context.ts';
import type { SendError } from './error-responses.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { answerSocketError } from './socket-errors.ts';

// Room for five thousand ids of a company order, or the file with its people.
const BODY_LIMIT_BYTES = 640 * 1024;
/** A hundred record ids, the limit of the batch read. */
const LONGEST_PATH_PART = 4_000;
/** Time limit for receiving a whole request, however slowly it arrives. */
const RECEIVE_MS = 20_000;
/** Longer than the minute that proxies keep a connection: the proxy must close first. */
const KEEP_ALIVE_MS = 65_000;

export function makeHttpServer({ log, settings }: Deps, sendError: SendError): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
    trustProxy: trusted(settings.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: LONGEST_PATH_PART },
    requestTimeout: RECEIVE_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: RECEIVE_MS, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    // Existing connections are served until the last one closes.
    return503OnClosing: false,
    clientErrorHandler: answerSocketError(settings),
    frameworkErrors: (error, request, reply) => {
      // No hook has run for a path that cannot be decoded.
      setSecurityHeaders(reply, settings);
      reply.header('x-request-id', request.id);
      void sendError(error, request, reply);
    },
  });
  return app as unknown as FastifyInstance;
}

/** A number is how many proxies are trusted; headers added before them are ignored. */
function trusted(proxies: Settings['trustProxy']) {
  if (typeof proxies !== 'number') return proxies;
  return (_address: string, hop: number) => hop < proxies;
}

/** Pages and answers are compressed per response at a cheap level. Build files are precompressed. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Synchronous compression costs a quarter less CPU than a stream; longer answers would block the event loop.
    syncThreshold: 256 * 1024,
    // Requests are small and never compressed.
    globalDecompression: false,
    // By measure: 4 costs 1.7 times the CPU for 4 % fewer bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 6 },
  });
}

/**
 * Drains at shutdown: readiness fails and every response closes its connection. Requests are still answered for a
 * while, so that a proxy can stop routing here first.
 */
export function watchClosing(app: FastifyInstance, stopDelaySeconds: number): () => boolean {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    await wait(stopDelaySeconds * 1000);
  });
  app.addHook('onSend', async (_request, reply) => {
    // An idle keep-alive connection would delay the stop by a minute.
    if (isClosing) reply.header('connection', 'close');
  });
  return () => isClosing;
}
