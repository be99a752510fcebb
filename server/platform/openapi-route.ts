import { z } from 'zod';
import type { Controllers } from './lwr-dispatch.ts';
import { openApiDocument } from './openapi.ts';
import type { PlainRoute } from './plain-route.ts';

/** The description of everything, its own row included; made at the first asking. */
export function openApiRoute(
  controllers: Controllers,
  routes: PlainRoute[],
  settings: { publicUrl: string },
): PlainRoute {
  let document: string | null = null;
  const own: PlainRoute = {
    method: 'GET',
    path: '/openapi.json',
    tag: 'operations',
    summary: 'This description',
    answers: { 200: { description: 'OpenAPI 3.1', schema: z.looseObject({}) } },
    async handle({ reply }) {
      document ??= JSON.stringify(openApiDocument(controllers, [...routes, own], settings));
      reply.header('cache-control', 'public, max-age=300');
      return reply.type('application/json; charset=utf-8').send(document);
    },
  };
  return own;
}
