import { z } from 'zod';
import type { Mode } from '../../settings/setting-row.ts';
import type { PlainRoute } from '../http/plain-route.ts';
import type { Controllers } from '../lwr-dispatch.ts';
import { openApiDocument } from './openapi.ts';

/**
 * The API description, including this route; built on first request. In production staff calls are shown to staff only.
 */
export function openApiRoute(
  controllers: Controllers,
  routes: PlainRoute[],
  settings: { publicUrl: string; mode: Mode },
): PlainRoute {
  const isProduction = settings.mode === 'production';
  const documents: { whole?: string; open?: string } = {};
  const whole = () => describe(controllers, [...routes, own], settings);
  const open = () => describe(openCalls(controllers), [...routes, own].filter(isOpen), settings);
  const own: PlainRoute = {
    method: 'GET',
    path: '/openapi.json',
    tag: 'operations',
    summary: 'This description; in production without the calls of people at work, but to them',
    answers: { 200: { description: 'OpenAPI 3.1', schema: z.looseObject({}) } },
    async handle({ reply, context }) {
      reply.type('application/json; charset=utf-8');
      if (isProduction && !(await context()).user?.rights.includes('office.open')) {
        reply.header('cache-control', 'public, max-age=300').header('vary', 'cookie');
        documents.open ??= open();
        return reply.send(documents.open);
      }
      reply.header('cache-control', isProduction ? 'no-store' : 'public, max-age=300');
      documents.whole ??= whole();
      return reply.send(documents.whole);
    },
  };
  return own;
}

function describe(controllers: Controllers, routes: PlainRoute[], settings: { publicUrl: string }) {
  return JSON.stringify(openApiDocument(controllers, routes, settings));
}

const isOpen = ({ right }: PlainRoute) => right === undefined;

/** Without calls that need a right, and without classes that have no others. */
function openCalls(controllers: Controllers): Controllers {
  return new Map(
    [...controllers].flatMap(([name, controller]) => {
      const calls = Object.entries(controller.calls).filter(([, { right }]) => right === undefined);
      return calls.length > 0
        ? [[name, { ...controller, calls: Object.fromEntries(calls) }] as const]
        : [];
    }),
  );
}
