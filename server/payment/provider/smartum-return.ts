import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import { cents } from '../../../domain/base/cents.ts';
import type { VerifiedSignal } from '../../../domain/payment/settlement.ts';
import type { SmartumSettings } from './payment-settings.ts';

export type SmartumForgery = 'shape' | 'algorithm' | 'key' | 'signature' | 'expired' | 'venue';
export type SmartumReturn =
  | { genuine: true; signal: VerifiedSignal }
  | { genuine: false; reason: SmartumForgery };

const MAX_LENGTH = 8_000;
const CLOCK_DRIFT_SECONDS = 120;
/** Two numbers of 521 bits, 66 bytes each. */
const SIGNATURE_BYTES = 132;

/** Only the nonce is known for sure; the others are checked when they are there. */
const claimsShape = z.object({
  nonce: z.string().min(1).max(200),
  amount: z.int().positive().optional(),
  venue: z.string().optional(),
  exp: z.number().optional(),
  nbf: z.number().optional(),
});

/** The buyer brings the receipt: a JWT signed with ES512. What it says about its own algorithm is not believed. */
export function checkSmartumReturn(
  settings: SmartumSettings,
  jwt: string,
  nowMs: number,
): SmartumReturn {
  const parts = jwt.length <= MAX_LENGTH ? jwt.split('.') : [];
  const [head = '', payload = '', signature = ''] = parts;
  const header = decode(head) as { alg?: unknown; kid?: unknown; crit?: unknown } | null;
  if (parts.length !== 3 || !header) return notGenuine('shape');
  if (header.alg !== 'ES512' || header.crit !== undefined) return notGenuine('algorithm');
  if (header.kid !== settings.keyId) return notGenuine('key');
  if (!isSignedBy(settings, `${head}.${payload}`, signature)) return notGenuine('signature');

  const claims = claimsShape.safeParse(decode(payload)).data;
  if (!claims) return notGenuine('shape');
  if (claims.venue !== undefined && claims.venue !== settings.venue) return notGenuine('venue');
  if (!isTimely(claims, nowMs / 1000)) return notGenuine('expired');
  const amount = claims.amount === undefined ? null : cents(claims.amount);
  return {
    genuine: true,
    signal: { status: 'ok', stamp: claims.nonce, amount, reference: null, transactionId: null },
  };
}

function isSignedBy({ publicKey }: SmartumSettings, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  if (bytes.length !== SIGNATURE_BYTES || bytes.toString('base64url') !== signature) return false;
  const key = readKey(publicKey);
  // A key of another kind would let `verify` use another algorithm than the one we stand for.
  if (key?.asymmetricKeyDetails?.namedCurve !== 'secp521r1') return false;
  return verify('sha512', Buffer.from(text, 'utf8'), { key, dsaEncoding: 'ieee-p1363' }, bytes);
}

function readKey(pem: string): KeyObject | null {
  try {
    return createPublicKey(pem);
  } catch {
    return null;
  }
}

function isTimely(
  { exp, nbf }: { exp?: number | undefined; nbf?: number | undefined },
  now: number,
) {
  if (exp !== undefined && now > exp + CLOCK_DRIFT_SECONDS) return false;
  return nbf === undefined || now >= nbf - CLOCK_DRIFT_SECONDS;
}

function decode(part: string): unknown {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function notGenuine(reason: SmartumForgery): SmartumReturn {
  return { genuine: false, reason };
}
