import type { Ambiguous, Unreachable } from './provider-outcome.ts';

const MAX_ANSWER_BYTES = 1_000_000;

/** The connection never came about, so the provider cannot have acted. */
const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.+|CERT_.+|DEPTH_ZERO_.+|SELF_SIGNED_.+|UNABLE_TO_.+|ERR_SSL_.+)$/;

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
  headers: Headers;
  body: string;
};

/** One request, wholly read within its time. Errors come back as values: their texts hold addresses and bodies. */
export async function sendRequest(
  request: OutgoingRequest,
): Promise<RawAnswer | Unreachable | Ambiguous> {
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      // A redirect would make us call a host that no setting names.
      redirect: 'manual',
      signal: AbortSignal.timeout(request.timeoutMs),
    });
    const body = await readBody(response);
    return { outcome: 'answered', status: response.status, headers: response.headers, body };
  } catch (error) {
    return classify(error);
  }
}

async function readBody({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_ANSWER_BYTES) {
      await reader?.cancel();
      throw new Error('answer too long');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function classify(error: unknown): Unreachable | Ambiguous {
  const code = causeCode(error);
  if (NEVER_CONNECTED.test(code)) return { outcome: 'unreachable', fault: code };
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  return {
    outcome: 'ambiguous',
    fault: timedOut ? 'timeout' : 'broken',
    status: null,
    requestId: null,
  };
}

function causeCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  // Several addresses of one host were tried: the last one speaks for all.
  const last = cause instanceof AggregateError ? cause.errors.at(-1) : cause;
  const code = (last as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
}
