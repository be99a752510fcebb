import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Language } from '../../domain/base/language.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { Problem, sendProblem } from '../platform/problem.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { sandboxMuseum } from './sandbox-museum.ts';
import { requireTillKey } from './till-key.ts';
import { memberMuseum, type TillMuseum } from './till-museum.ts';

type TillRequest = {
  request: FastifyRequest;
  reply: FastifyReply;
  museum: TillMuseum;
  language: Language;
  now: number;
};
type TillRoute = Omit<PlainRoute, 'handle'> & {
  answer: (asked: TillRequest) => Promise<FastifyReply>;
};

/** A route that requires a till key: resolves its museum and sends every refusal as a problem document. */
export function tillRoute({ answer, ...route }: TillRoute): PlainRoute {
  return {
    ...route,
    needsKey: true,
    async handle({ request, reply, context }) {
      try {
        const caller = await context();
        const { keyId, museum: member } = await requireTillKey(
          request.headers.authorization,
          caller,
        );
        const museum = member
          ? memberMuseum(caller, member.museumId)
          : sandboxMuseum(caller, keyId);
        const { language, clock } = caller;
        return await answer({ request, reply, museum, language, now: clock.now() });
      } catch (error) {
        if (error instanceof Problem) return sendProblem(reply, error);
        throw error;
      }
    },
  };
}

/** Lists every invalid value as a JSON pointer, and names the first one in the message. */
export function parseTillBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  language: Language,
): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, code }) => ({
    pointer: path.map((part) => `/${escaped(String(part))}`).join(''),
    code,
  }));
  const first = parsed.error.issues[0]?.path.join('.') || '-';
  throw new Problem('invalid-request', {
    detail: refusalText('invalidValue', language, first),
    errors,
  });
}

/** RFC 6901. */
function escaped(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
