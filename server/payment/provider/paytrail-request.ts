import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { PaytrailSettings } from './payment-settings.ts';
import { type Fields, findSignatureFault, signatureOf } from './paytrail-signature.ts';
import type { Ambiguous, NoAnswer, Refused, Unreachable } from './provider-outcome.ts';
import { sanitiseText } from './sanitise-text.ts';
import { type RawAnswer, sendRequest } from './send-request.ts';

export type PaytrailRequest = {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Ids that must be repeated as signed headers when a call concerns one object. */
  about?: { transactionId: string } | { tokenizationId: string };
};

export type PaytrailAnswer = {
  outcome: 'answered';
  status: number;
  json: unknown;
  requestId: string | null;
};

/** Sends one signed call. A response without a valid signature is ambiguous: the provider may have acted. */
export async function sendSigned(
  settings: PaytrailSettings,
  request: PaytrailRequest,
): Promise<PaytrailAnswer | Unreachable | Ambiguous> {
  // Serialised once: the signature covers these bytes.
  const body = request.body === undefined ? '' : JSON.stringify(request.body);
  const fields = checkoutFields(settings, request.method, subjectFields(request));
  const answer = await sendRequest({
    url: settings.baseUrl + request.path,
    method: request.method,
    headers: {
      ...fields,
      signature: signatureOf(settings.secret, settings.algorithm, fields, body),
      'platform-name': 'museum-card',
      ...(body && { 'content-type': 'application/json; charset=utf-8' }),
    },
    body: body || null,
    timeoutMs: settings.timeoutMs,
  });
  return answer.outcome === 'answered' ? verified(settings, answer) : answer;
}

/** Common fields of every signed request and form, with a fresh nonce. */
export function checkoutFields(
  settings: PaytrailSettings,
  method: 'GET' | 'POST',
  more: Fields,
): Fields {
  return {
    'checkout-account': settings.merchantId,
    'checkout-algorithm': settings.algorithm,
    'checkout-method': method,
    'checkout-nonce': randomUUID(),
    'checkout-timestamp': new Date().toISOString(),
    ...more,
  };
}

/** One call whose success has the given shape. */
export async function callPaytrail<Shape extends z.ZodType>(
  settings: PaytrailSettings,
  request: PaytrailRequest,
  good: { status: number; shape: Shape },
): Promise<{ outcome: 'good'; data: z.output<Shape>; requestId: string | null } | NoAnswer> {
  const answer = await sendSigned(settings, request);
  if (answer.outcome !== 'answered') return answer;
  const read = readAnswer(answer, good.status, good.shape);
  return read.outcome === 'good' ? { ...read, requestId: answer.requestId } : read;
}

/** The parsed response, or why there is none. */
export function readAnswer<Shape extends z.ZodType>(
  answer: PaytrailAnswer,
  goodStatus: number,
  shape: Shape,
): { outcome: 'good'; data: z.output<Shape> } | Refused | Ambiguous {
  if (answer.status === goodStatus) {
    const parsed = shape.safeParse(answer.json);
    return parsed.success ? { outcome: 'good', data: parsed.data } : unclear(answer, 'unreadable');
  }
  if (answer.status >= 400 && answer.status < 500) return refusal(answer);
  return unclear(answer, answer.status >= 500 ? 'serverError' : 'unreadable');
}

function refusal({ status, json, requestId }: PaytrailAnswer): Refused {
  const { message, meta } = (json ?? {}) as { message?: unknown; meta?: unknown };
  const details = Array.isArray(meta) ? meta : [];
  return {
    outcome: 'refused',
    status,
    message: sanitiseText(String(message ?? '')),
    details: details.slice(0, 20).map((detail) => sanitiseText(String(detail))),
    requestId,
  };
}

function subjectFields({ about }: PaytrailRequest): Fields {
  if (!about) return {};
  return 'transactionId' in about
    ? { 'checkout-transaction-id': about.transactionId }
    : { 'checkout-tokenization-id': about.tokenizationId };
}

function verified(settings: PaytrailSettings, raw: RawAnswer): PaytrailAnswer | Ambiguous {
  const { status, headers, body } = raw;
  const requestId = headers['request-id']?.slice(0, 100) ?? null;
  if (findSignatureFault(settings.secret, headers, body)) {
    return unclear({ status, requestId }, status >= 500 ? 'serverError' : 'unverified');
  }
  try {
    return {
      outcome: 'answered',
      status,
      json: body === '' ? null : JSON.parse(body),
      requestId,
    };
  } catch {
    return unclear({ status, requestId }, 'unreadable');
  }
}

function unclear(
  { status, requestId }: { status: number; requestId: string | null },
  fault: Ambiguous['fault'],
): Ambiguous {
  return { outcome: 'ambiguous', fault, status, requestId };
}
