import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { GuestContext } from '../context.ts';
import type { ContextOf } from './lwr-dispatch.ts';

/** What the API description tells of an answer. */
export type PlainAnswer = { description: string; mediaType?: string; schema?: z.ZodType };

/** A route beside the named calls. One row serves it and describes it in /openapi.json. */
export type PlainRoute = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As Fastify writes it: `/records/:id`. */
  path: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Also takes what an HTML form sends; only for signed signals under /payments/. */
  takesForms?: true;
  answers: Record<number, PlainAnswer>;
  handle: (visit: Visit) => Promise<unknown>;
};

export type Visit = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Asks the database who calls; routes for everyone need not. */
  context: () => Promise<GuestContext>;
};

export async function registerPlainRoutes(
  app: FastifyInstance,
  routes: PlainRoute[],
  contextOf: ContextOf,
): Promise<void> {
  const add = (scope: FastifyInstance, chosen: PlainRoute[]) => {
    for (const { method, path: url, handle } of chosen) {
      scope.route({
        method,
        url,
        handler: async (request, reply) => {
          const answer = await handle({
            request,
            reply,
            context: () => contextOf(request, reply),
          });
          // A handler that has answered through `reply` returns it.
          return answer;
        },
      });
    }
  };
  add(
    app,
    routes.filter(({ takesForms }) => !takesForms),
  );
  await app.register(async (scope) => {
    await scope.register(fastifyFormbody);
    add(
      scope,
      routes.filter(({ takesForms }) => takesForms),
    );
  });
}
