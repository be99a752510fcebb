import { randomUUID } from 'node:crypto';
import type { Answer, AnswerFormat } from '../payments/answer.ts';
import type { Merchant } from './merchant.ts';
import { hmacHex } from './signing.ts';

export type Signer = { merchant: Merchant; algorithm: string; method: string };

/** A JSON answer. */
export function signedAnswer(
  signer: Signer,
  status: number,
  json: unknown,
  more: Record<string, string> = {},
): Answer {
  const type = 'application/json; charset=utf-8';
  return signedText(signer, status, { type, text: JSON.stringify(json) }, more);
}

/** Every answer has the signed headers of a request, and an id for support. */
export function signedText(
  { merchant, algorithm, method }: Signer,
  status: number,
  { type, text: body }: { type: string; text: string },
  more: Record<string, string> = {},
): Answer {
  const headers: Record<string, string> = {
    'checkout-account': merchant.account,
    'checkout-algorithm': algorithm,
    'checkout-method': method,
    'checkout-nonce': randomUUID(),
    'checkout-timestamp': new Date().toISOString(),
    ...more,
  };
  const signature = hmacHex(merchant.secret, algorithm, Object.entries(headers), body);
  return {
    status,
    headers: {
      ...headers,
      signature,
      'request-id': randomUUID(),
      'content-type': type,
    },
    body,
  };
}

export function errorAnswer(
  signer: Signer,
  status: number,
  message: string,
  meta?: string[],
): Answer {
  return signedAnswer(signer, status, { status: 'error', message, ...(meta && { meta }) });
}

/** For callers whose secret is unknown. */
export function unsignedError(status: number, message: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'request-id': randomUUID() },
    body: JSON.stringify({ status: 'error', message }),
  };
}

export function answerFormatOf(signer: Signer): AnswerFormat {
  return {
    refused: () => errorAnswer(signer, 400, 'Refused by the sandbox'),
    forged: (answer) => ({
      ...answer,
      headers: { ...answer.headers, signature: 'f'.repeat(answer.headers.signature?.length ?? 64) },
    }),
    unsigned: ({ headers: { signature, ...headers }, ...answer }) => ({ ...answer, headers }),
  };
}
