import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Call, type Calls, LWR_PATH } from '../../contract/call.ts';
import type { GuestContext } from '../context.ts';
import { type Needs, requireRight } from './access.ts';
import { parseInput } from './parse-input.ts';
import { platformText } from './platform-texts.ts';
import { Refusal } from './refusal.ts';
import { requestLanguage } from './request-language.ts';

export type Answers<C extends Calls, Context> = {
  [Method in keyof C]: (
    input: z.output<C[Method]['input']>,
    context: Context,
  ) => Promise<z.input<C[Method]['output']>>;
};

type AnyAnswer = (input: never, context: never) => Promise<unknown>;
export type Controller = { calls: Calls; answers: Record<string, AnyAnswer>; needs: Needs };
export type Controllers = Map<string, Controller>;
export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<GuestContext>;
type LwrRequest = FastifyRequest<{ Params: { apexClass: string; apexMethod: string } }>;

export function registerLwrCalls(
  app: FastifyInstance,
  controllers: Controllers,
  contextOf: ContextOf,
): void {
  app.route({
    method: ['GET', 'POST', 'PATCH', 'DELETE'],
    url: `${LWR_PATH}/:apexClass/:apexMethod`,
    async handler(request: LwrRequest, reply) {
      const { apexClass, apexMethod } = request.params;
      const found = findCall(controllers, apexClass, apexMethod);
      if (!found) throw noSuchCall(request);
      const { verb, cacheSeconds } = found.call;
      if (verb !== (request.method === 'HEAD' ? 'GET' : request.method)) {
        reply.header('allow', verb);
        throw wrongVerb(request);
      }

      const context = await contextOf(request, reply);
      const answer = await answerCall(
        found,
        verb === 'GET' ? request.query : request.body,
        context,
      );
      if (cacheSeconds > 0) reply.header('cache-control', `public, max-age=${cacheSeconds}`);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer ?? null));
    },
  });
}

/** The same call without HTTP: page rendering asks for its data with the visitor's own rights. */
export async function callInProcess(
  controllers: Controllers,
  { apexClass, apexMethod, params }: { apexClass: string; apexMethod: string; params: unknown },
  context: GuestContext,
): Promise<unknown> {
  const found = findCall(controllers, apexClass, apexMethod);
  if (!found) throw new Error(`no such call: ${apexClass}.${apexMethod}`);
  return answerCall(found, params, context);
}

type Found = { call: Call; answer: AnyAnswer; needs: Needs };

function findCall(controllers: Controllers, apexClass: string, apexMethod: string): Found | null {
  const controller = controllers.get(apexClass);
  if (!controller || !Object.hasOwn(controller.calls, apexMethod)) return null;
  const call = controller.calls[apexMethod];
  const answer = controller.answers[apexMethod];
  return call && answer ? { call, answer, needs: controller.needs } : null;
}

async function answerCall({ call, answer, needs }: Found, params: unknown, context: GuestContext) {
  requireRight(needs, context);
  const input = parseInput(call.input, params, context.language);
  return call.output.parse(await answer(input as never, context as never));
}

function noSuchCall(request: FastifyRequest): Refusal {
  return new Refusal('NOT_FOUND', platformText('noSuchCall', requestLanguage(request)), 404);
}

function wrongVerb(request: FastifyRequest): Refusal {
  const text = platformText('wrongVerb', requestLanguage(request));
  return new Refusal('METHOD_NOT_ALLOWED', text, 405);
}
