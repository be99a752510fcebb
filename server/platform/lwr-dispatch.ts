import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type Call,
  type Calls,
  LWR_PATH,
  type RightCalls,
  SIGNED_IN_AS,
} from '../../contract/call/call.ts';
import { type Needs, requireRecentFactor, requireRight, requireSamePerson } from './access.ts';
import type { GuestContext, UserContext } from './context.ts';
import { nameCall } from './health/metrics.ts';
import { requestLanguage } from './http/request-language.ts';
import { verbsOfCall, wrongVerb } from './http/wrong-verb.ts';
import { parseInput, singleValues } from './parse-input.ts';
import { Refusal } from './refusal.ts';
import { refusalText } from './refusal-text.ts';

export type Answers<C extends Calls, Context> = {
  [Method in keyof C]: (
    input: z.output<C[Method]['input']>,
    context: Context,
  ) => Promise<z.input<C[Method]['output']>>;
};

type AnyAnswer = (input: never, context: never) => Promise<unknown>;
/** `needs`: for calls that declare no right. */
export type Controller = {
  calls: Calls;
  answers: Record<string, AnyAnswer>;
  needs: 'guest' | 'user';
};
export type Controllers = Map<string, Controller>;
export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<GuestContext>;
type LwrRequest = FastifyRequest<{ Params: { apexClass: string; apexMethod: string } }>;

/** Anyone may call. A missing or wrong handler does not compile. */
export function forGuests<C extends Calls>(
  calls: C,
  answers: Answers<C, GuestContext>,
): Controller {
  return { calls, answers, needs: 'guest' };
}

/** Requires sign-in; handlers get the user. */
export function forUsers<C extends Calls>(calls: C, answers: Answers<C, UserContext>): Controller {
  return { calls, answers, needs: 'user' };
}

/** Requires staff: a call without a declared right does not compile. */
export function forStaff<C extends RightCalls>(
  calls: C,
  answers: Answers<C, UserContext>,
): Controller {
  return { calls, answers, needs: 'user' };
}

/** Who may make this call of a controller. */
export function needsOf(controller: Controller, call: Call): Needs {
  return call.right ? { right: call.right } : controller.needs;
}

export function registerLwrCalls(
  app: FastifyInstance,
  controllers: Controllers,
  contextOf: ContextOf,
): void {
  app.route({
    method: ['GET', 'POST', 'PATCH', 'DELETE'],
    url: `${LWR_PATH}/:apexClass/:apexMethod`,
    async handler(request: LwrRequest, reply) {
      const found = requireCall(controllers, request, reply);
      const context = await contextOf(request, reply);
      requireSamePerson(request.headers[SIGNED_IN_AS], context);
      const { verb, cacheSeconds, isQuiet } = found.call;
      if (!isQuiet) await context.session.touch();
      const params = verb === 'GET' ? singleValues(request.query, context.language) : request.body;
      const answer = await answerCall(found, params, context);
      reply.header('cache-control', cacheSeconds ? `public, max-age=${cacheSeconds}` : 'no-store');
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer ?? null));
    },
  });
}

function requireCall(
  controllers: Controllers,
  request: LwrRequest,
  reply: FastifyReply,
): FoundCall {
  const { apexClass, apexMethod } = request.params;
  const language = requestLanguage(request);
  const found = findCall(controllers, apexClass, apexMethod);
  if (!found) throw new Refusal('NOT_FOUND', refusalText('noSuchCall', language), 404);

  nameCall(request, `${apexClass}.${apexMethod}`);
  const verbs = verbsOfCall(found.call);
  if (verbs.includes(request.method)) return found;
  throw wrongVerb(request, reply, verbs);
}

/** A read without HTTP: page rendering loads data with the visitor's own rights. */
export async function callInProcess(
  controllers: Controllers,
  { apexClass, apexMethod, params }: { apexClass: string; apexMethod: string; params: object },
  context: GuestContext,
): Promise<unknown> {
  const found = findCall(controllers, apexClass, apexMethod);
  if (found?.call.verb !== 'GET') throw new Error(`no such read: ${apexClass}.${apexMethod}`);
  return answerCall(found, asQuery(params), context);
}

/** As strings, like a query, so that the schema sees the same from both sides. */
function asQuery(params: object): Record<string, string> {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

type FoundCall = { call: Call; answer: AnyAnswer; needs: Needs };

function findCall(
  controllers: Controllers,
  apexClass: string,
  apexMethod: string,
): FoundCall | null {
  const controller = controllers.get(apexClass);
  if (!controller || !Object.hasOwn(controller.calls, apexMethod)) return null;
  const call = controller.calls[apexMethod];
  const answer = controller.answers[apexMethod];
  return call && answer ? { call, answer, needs: needsOf(controller, call) } : null;
}

async function answerCall(
  { call, answer, needs }: FoundCall,
  params: unknown,
  context: GuestContext,
) {
  requireRight(needs, context);
  if (call.needsRecent) requireRecentFactor(context);
  const input = parseInput(call.input, params, context.language);
  return call.output.parse(await answer(input as never, context as never));
}
