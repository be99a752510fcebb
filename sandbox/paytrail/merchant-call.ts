import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerCall } from '../payments/answer.ts';
import type { Subject } from '../payments/fault-registry.ts';
import type { World } from '../payments/world.ts';
import { findMerchant } from './merchant.ts';
import { answerFormatOf, errorAnswer, type Signer, unsignedError } from './signed-answer.ts';
import { hmacHex, isKnownAlgorithm } from './signing.ts';

type Ids = { transactionId?: string; tokenizationId?: string; settlementId?: string };

/** The provider documents no limit; older signed calls are rejected as replays. */
const OLDEST_CALL_MS = 60 * 60_000;

export type MerchantCall = {
  signer: Signer;
  /** This service as addressed by the caller, for links on the same host. */
  base: string;
  body: Buffer;
  json: unknown;
  ids: Ids;
};

type Handler = {
  name: string;
  /** Selects faults, besides the name of the call. */
  subject?: (call: MerchantCall) => Subject;
  work: (call: MerchantCall) => Answer | Promise<Answer>;
};

/** A merchant's signed call: verified, performed, answered with a signature. */
export function merchantCall(world: World, { name, subject, work }: Handler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const headers = textHeaders(request);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const merchant = findMerchant(headers['checkout-account']);
    const algorithm = headers['checkout-algorithm'];
    if (!merchant || !isKnownAlgorithm(algorithm)) {
      return plain(reply, unsignedError(401, 'Unknown merchant or algorithm'));
    }
    const signer = { merchant, algorithm, method: request.method };
    const ids = request.params as Ids;
    const complaint = findComplaint(world, signer, headers, body, ids);
    if (complaint) return plain(reply, errorAnswer(signer, 401, complaint));

    const base = `${request.protocol}://${request.host}/paytrail`;
    const call = { signer, base, body, json: parse(body), ids };
    const about = { call: name, ...ids, ...subject?.(call) };
    return answerCall(reply, world.faults, about, () => work(call), answerFormatOf(signer));
  };
}

function findComplaint(
  world: World,
  { merchant, algorithm, method }: Signer,
  headers: Record<string, string>,
  body: Buffer,
  ids: Ids,
): string | null {
  const expected = hmacHex(merchant.secret, algorithm, Object.entries(headers), body);
  if (headers.signature !== expected) return 'Signature mismatch';
  if (headers['checkout-method'] !== method) return 'checkout-method mismatch';
  const sentAt = Date.parse(headers['checkout-timestamp'] ?? '');
  if (Number.isNaN(sentAt)) return 'Invalid timestamp';
  if (sentAt < Date.now() - OLDEST_CALL_MS) return 'Timestamp too old';
  for (const key of ['transaction', 'tokenization'] as const) {
    const id = ids[`${key}Id`];
    if (id !== undefined && headers[`checkout-${key}-id`] !== id) {
      return `checkout-${key}-id header missing or value mismatch`;
    }
  }
  const nonce = headers['checkout-nonce'];
  if (!nonce || world.nonces.has(nonce)) return 'Nonce missing or already used';
  world.nonces.add(nonce);
  return null;
}

function textHeaders({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function plain(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
