import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../domain/base/language.ts';
import type { PlainRoute } from '../platform/plain-route.ts';
import { Problem, sendProblem } from '../platform/problem.ts';
import { memberMuseum } from './museum-desk.ts';
import { sandboxMuseum } from './sandbox-desk.ts';
import type { TillMuseum } from './till-desk.ts';
import { requireTillKey } from './till-key.ts';

type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  desk: TillMuseum;
  language: Language;
  now: number;
};
type TillRoute = Omit<PlainRoute, 'handle'> & { answer: (asked: Asked) => Promise<FastifyReply> };

/** For whoever has a key: which museum it is, and every 'no' as a problem. */
export function tillRoute({ answer, ...route }: TillRoute): PlainRoute {
  return {
    ...route,
    needsKey: true,
    async handle({ request, reply, context }) {
      try {
        const caller = await context();
        const { keyId, museum } = await requireTillKey(request.headers.authorization, caller);
        const desk = museum ? memberMuseum(caller, museum.museumId) : sandboxMuseum(caller, keyId);
        const { language, clock } = caller;
        return await answer({ request, reply, desk, language, now: clock.now() });
      } catch (error) {
        if (error instanceof Problem) return sendProblem(reply, error);
        throw error;
      }
    },
  };
}
