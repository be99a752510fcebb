import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isProblemPath, sendAsProblem } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import { refusalText } from '../refusal-text.ts';
import { type ErrorAnswer, errorAnswer } from './error-body.ts';
import { requestLanguage } from './request-language.ts';
import { isMachinePath, matchedPath } from './request-path.ts';

/** Renders an error page; null when it cannot, and the error list is sent. */
export type RenderErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ErrorAnswer,
) => Promise<string | null>;

export type SendError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

export function registerErrorResponses(app: FastifyInstance, sendError: SendError): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(async (request, reply) => {
    const text = refusalText('notFound', requestLanguage(request));
    return sendError(new Refusal('NOT_FOUND', text, 404), request, reply);
  });
}

/** Error lists for API clients, pages for people; the cause goes to the log only. */
export function makeErrorSender(errorPage: RenderErrorPage): SendError {
  return async (error, request, reply) => {
    const answer = errorAnswer(error, requestLanguage(request));
    if (answer.isOurFault) request.log.error({ err: error }, 'request failed');
    reply.code(answer.status).header('cache-control', 'no-store');
    if (answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds);

    if (isProblemPath(matchedPath(request))) return sendAsProblem(reply, answer);
    const page = wantsPage(request)
      ? await errorPage(request, reply, answer).catch(() => null)
      : null;
    if (page !== null) return reply.type('text/html; charset=utf-8').send(page);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.errors));
  };
}

function wantsPage(request: FastifyRequest): boolean {
  if (isMachinePath(matchedPath(request))) return false;
  return request.headers.accept?.includes('text/html') ?? false;
}
