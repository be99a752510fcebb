import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ApiTag } from '../../../contract/call/api-tags.ts';
import { SIGNED_IN_AS } from '../../../contract/call/call.ts';
import { CHUNK_BYTES } from '../../../domain/data-import/import-states.ts';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '../../../domain/museum/picture-limits.ts';
import type { Right } from '../../../domain/office/rights.ts';
import { type Needs, requireRight, requireSamePerson } from '../access.ts';
import type { GuestContext } from '../context.ts';
import type { ContextOf } from '../lwr-dispatch.ts';
import { singleValues } from '../parse-input.ts';
import { requestLanguage } from './request-language.ts';

/** Response for the API description. */
export type PlainAnswer = { description: string; mediaType?: string; schema?: z.ZodType };

/** A route beside the named calls: one entry serves it and describes it in /openapi.json. */
export type PlainRoute = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Fastify syntax: `/records/:id`. */
  path: string;
  tag: ApiTag;
  summary: string;
  /** Checked before the handler runs: an invalid path answers 404. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Accepts an HTML form and no JSON; only for signed notifications under /payments/. */
  acceptsForm?: true;
  /** Passes the JSON body as text, because its signature covers the bytes; only under /payments/. */
  acceptsRawJson?: true;
  /** Accepts the bytes of a picture and no JSON. */
  acceptsPicture?: true;
  /** Accepts a chunk of a file and no JSON. */
  acceptsBytes?: true;
  /** Requires staff with this right; checked before the handler runs. */
  right?: Right;
  /** Requires a signed-in user; checked before the handler runs. */
  needsSession?: true;
  /** Accepts any body and ignores it: the URL is enough. */
  ignoresBody?: true;
  /** Called by tills with a key instead of a session; errors are sent as problem documents. */
  needsKey?: true;
  answers: Record<number, PlainAnswer>;
  handle: (visit: RouteRequest) => Promise<unknown>;
};

/** A list of about ten thousand payments. */
const LONGEST_TEXT = 5_000_000;
/** One line of a form. */
const LONGEST_IGNORED = 10_000;

export type RouteRequest = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Loads the caller's session on demand; public routes do not need it. */
  context: () => Promise<GuestContext>;
};

export async function registerPlainRoutes(
  app: FastifyInstance,
  routes: PlainRoute[],
  contextOf: ContextOf,
): Promise<void> {
  const plain = routes.filter(
    ({ acceptsForm, acceptsRawJson, acceptsPicture, acceptsBytes, ignoresBody }) =>
      !acceptsForm && !acceptsRawJson && !acceptsPicture && !acceptsBytes && !ignoresBody,
  );
  for (const route of plain) add(app, route, contextOf);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyFormbody);
    for (const route of routes.filter(({ acceptsForm }) => acceptsForm))
      add(scope, route, contextOf);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: LONGEST_TEXT },
      (_, body, done) => done(null, body),
    );
    for (const route of routes.filter(({ acceptsRawJson }) => acceptsRawJson))
      add(scope, route, contextOf);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: MOST_PICTURE_BYTES } as const;
    scope.addContentTypeParser(PICTURE_TYPES, options, (_, body, done) => done(null, body));
    for (const route of routes.filter(({ acceptsPicture }) => acceptsPicture))
      add(scope, route, contextOf);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'buffer', bodyLimit: CHUNK_BYTES } as const;
    scope.addContentTypeParser('application/octet-stream', options, (_, body, done) =>
      done(null, body),
    );
    for (const route of routes.filter(({ acceptsBytes }) => acceptsBytes))
      add(scope, route, contextOf);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: LONGEST_IGNORED } as const;
    scope.addContentTypeParser('*', options, (_, __, done) => done(null, null));
    for (const route of routes.filter(({ ignoresBody }) => ignoresBody))
      add(scope, route, contextOf);
  });
}

function add(scope: FastifyInstance, route: PlainRoute, contextOf: ContextOf): void {
  const {
    method,
    path: url,
    params,
    acceptsForm,
    acceptsPicture,
    acceptsBytes,
    right,
    needsSession,
    handle,
  } = route;
  const needs: Needs = right ? { right } : needsSession ? 'user' : 'guest';
  scope.route({
    method,
    url,
    async onRequest(request, reply) {
      // Check rights before receiving megabytes.
      if (acceptsPicture || acceptsBytes) requireRight(needs, await contextOf(request, reply));
    },
    // A handler that has answered through `reply` returns it.
    async handler(request, reply) {
      // Rights come first, so that unauthorised callers cannot probe for valid paths.
      const caller = needs === 'guest' ? null : await contextOf(request, reply);
      if (caller) requireRight(needs, caller);
      if (caller) requireSamePerson(request.headers[SIGNED_IN_AS], caller);
      if (params && !params.safeParse(request.params).success) return reply.callNotFound();
      if (acceptsForm) singleValues(request.body, requestLanguage(request));
      return handle({ request, reply, context: async () => caller ?? contextOf(request, reply) });
    },
  });
}
