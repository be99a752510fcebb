import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { traced } from '../../base/tracing.ts';
import type { Ambiguous, Unreachable } from './provider-outcome.ts';

const MAX_ANSWER_BYTES = 1_000_000;

/** No connection was made, so the provider cannot have acted. */
const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_TLS_.+|CERT_.+|DEPTH_ZERO_.+|SELF_SIGNED_.+|UNABLE_TO_.+|ERR_SSL_.+)$/;

export type OutgoingRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string | null;
  timeoutMs: number;
};

export type RawAnswer = {
  outcome: 'answered';
  status: number;
  headers: Record<string, string>;
  body: string;
};

type Answer = RawAnswer | Unreachable | Ambiguous;

/** Keep-alive, but shorter than the other side's, which might close while we write. */
const KEPT_MS = 4_000;
const keepAliveOptions = { keepAlive: true, timeout: KEPT_MS };
const agents = {
  'http:': new HttpAgent(keepAliveOptions),
  'https:': new HttpsAgent(keepAliveOptions),
};

/**
 * One request, read completely within the timeout. Errors are returned as values, because their messages contain URLs
 * and bodies.
 */
export async function sendRequest(request: OutgoingRequest): Promise<Answer> {
  const { hostname } = new URL(request.url);
  const attributes = { 'server.address': hostname, 'http.request.method': request.method };
  const name = `${request.method} ${hostname}`;
  return traced({ name, kind: 'client', attributes, ended: outcomeOf }, () => attempt(request));
}

const outcomeOf = (answer: Answer) => ({
  'provider.outcome': answer.outcome,
  ...(answer.outcome === 'answered' && { 'http.response.status_code': answer.status }),
});

async function attempt(request: OutgoingRequest): Promise<Answer> {
  try {
    return await exchange(request);
  } catch (error) {
    return classify(error);
  }
}

/** node:http follows no redirects, which could lead to a host of no setting, and costs a third of `fetch`. */
function exchange({ url, method, headers, body, timeoutMs }: OutgoingRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const address = new URL(url);
    const isPlain = address.protocol === 'http:';
    const agent = isPlain ? agents['http:'] : agents['https:'];
    const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { agent, method, headers: { ...headers, ...length } };
    const sent = (isPlain ? httpRequest : httpsRequest)(address, options, (answer) => {
      readBody(answer).then((text) => resolve(answered(answer, text)), reject);
    });
    const timer = setTimeout(() => sent.destroy(new TimedOut()), timeoutMs);
    sent.once('close', () => clearTimeout(timer));
    sent.once('error', reject);
    sent.end(body ?? undefined);
  });
}

function answered({ statusCode = 0, headers }: IncomingMessage, body: string): RawAnswer {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { outcome: 'answered', status: statusCode, headers: Object.fromEntries(texts), body };
}

class TimedOut extends Error {}

function readBody(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    answer.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > MAX_ANSWER_BYTES) answer.destroy(new Error('answer too long'));
      chunks.push(chunk);
    });
    answer.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    answer.on('error', reject);
    // A lost connection emits neither end nor error.
    answer.on('close', () => {
      if (!answer.complete) reject(new Error('answer cut off'));
    });
  });
}

function classify(error: unknown): Unreachable | Ambiguous {
  const code = causeCode(error);
  if (NEVER_CONNECTED.test(code)) return { outcome: 'unreachable', fault: code };
  const timedOut = error instanceof TimedOut;
  return {
    outcome: 'ambiguous',
    fault: timedOut ? 'timeout' : 'broken',
    status: null,
    requestId: null,
  };
}

function causeCode(error: unknown): string {
  // Several addresses of a host were tried: report the last error.
  const last = error instanceof AggregateError ? error.errors.at(-1) : error;
  const code = (last as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
}
