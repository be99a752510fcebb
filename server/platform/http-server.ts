import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Settings } from '../config.ts';
import type { Deps } from '../context.ts';
import type { SendError } from './error-responses.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { answerSocketError } from './socket-errors.ts';

// Five thousand ids of a company order, or the file with its people, fit into this.
const BODY_LIMIT_BYTES = 640 * 1024;
/** A hundred record ids, as the batch read takes them. */
const LONGEST_PATH_PART = 4_000;
/** A whole request, however slowly it drips in. */
const RECEIVE_MS = 20_000;
/** Longer than the minute that proxies keep a connection: the one who closes first must be the proxy. */
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
    // Whoever is already connected is answered until the last connection closes.
    return503OnClosing: false,
    clientErrorHandler: answerSocketError(settings),
    frameworkErrors: (error, request, reply) => {
      // Before any hook has run: an address that cannot be decoded.
      setSecurityHeaders(reply, settings);
      reply.header('x-request-id', request.id);
      void sendError(error, request, reply);
    },
  });
  return app as unknown as FastifyInstance;
}

/** A number is how many proxies stand between us and the visitor: nothing beyond them is believed. */
function trusted(proxies: Settings['trustProxy']) {
  if (typeof proxies !== 'number') return proxies;
  return (_address: string, hop: number) => hop < proxies;
}

/** Pages and answers, made anew for each visitor: the level that costs little. Files come compressed from the build. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // A page in one piece costs a quarter less CPU than through a stream; longer answers would hold the loop up.
    syncThreshold: 256 * 1024,
    // What comes in is small and never compressed.
    globalDecompression: false,
    // By measure: 4 costs 1.7 times the CPU for 4 % fewer bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 6 },
  });
}

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
