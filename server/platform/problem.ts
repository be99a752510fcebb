import type { FastifyReply } from 'fastify';
import {
  problemType,
  TILL_PROBLEMS,
  type TillProblemName,
} from '../../contract/till-api/till-problems.ts';
import type { ErrorAnswer } from './http/error-body.ts';

type Details = {
  detail?: string;
  validUntil?: string;
  visitedAt?: string;
  /** Invalid values of the request, as JSON pointers (RFC 6901). */
  errors?: { pointer: string; code: string }[];
};

/** An expected refusal of the till API, sent as a problem document (RFC 9457). */
export class Problem extends Error {
  readonly problem: TillProblemName;
  readonly details: Details;
  readonly retryAfterSeconds: number | undefined;

  constructor(problem: TillProblemName, details: Details = {}, retryAfterSeconds?: number) {
    super(problem);
    this.problem = problem;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function isProblemPath(path: string): boolean {
  return path.startsWith('/api/');
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { status } = TILL_PROBLEMS[problem.problem];
  if (problem.retryAfterSeconds) reply.header('retry-after', problem.retryAfterSeconds);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return send(reply, problem.problem, status, problem.details);
}

/** An error before or outside a handler: an unreadable body, an unknown path, a server error. */
export function sendAsProblem(reply: FastifyReply, { status, errors }: ErrorAnswer): FastifyReply {
  const detail = errors[0]?.message;
  return send(reply, nameOf(status), status, detail === undefined ? {} : { detail });
}

function nameOf(status: number): TillProblemName {
  if (status >= 500) return 'server-fault';
  if (status === 404) return 'not-found';
  return status === 429 ? 'too-many-requests' : 'invalid-request';
}

function send(
  reply: FastifyReply,
  name: TillProblemName,
  status: number,
  details: Details,
): FastifyReply {
  const { title } = TILL_PROBLEMS[name];
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: problemType(name), code: name, title, status, ...details }));
}
