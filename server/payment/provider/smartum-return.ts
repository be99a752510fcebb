import { createPublicKey } from 'node:crypto';
import type { errors as JoseErrors, JWTHeaderParameters, JWTPayload } from 'jose';
import { z } from 'zod';
import { cents } from '../../../domain/base/cents.ts';
import type { VerifiedNotification } from '../../../domain/payment/settlement.ts';
import type { SmartumSettings } from './payment-settings.ts';

export type SmartumForgery = 'shape' | 'algorithm' | 'key' | 'signature' | 'expired' | 'venue';
export type SmartumReturn =
  | { genuine: true; notification: VerifiedNotification }
  | { genuine: false; reason: SmartumForgery };

const MAX_LENGTH = 8_000;
const CLOCK_DRIFT_SECONDS = 120;

/** Only the nonce is guaranteed; other claims are checked when present. */
const claimsShape = z.object({
  nonce: z.string().min(1).max(200),
  amount: z.int().positive().optional(),
  venue: z.string().optional(),
});

/** The buyer's browser brings a JWT signed with ES512. Its own algorithm header is not trusted. */
export async function checkSmartumReturn(
  settings: SmartumSettings,
  jwt: string,
  nowMs: number,
): Promise<SmartumReturn> {
  const verified = await verify(settings, jwt, nowMs);
  if ('reason' in verified) return { genuine: false, reason: verified.reason };
  const claims = claimsShape.safeParse(verified.payload).data;
  if (!claims) return { genuine: false, reason: 'shape' };
  if (claims.venue !== undefined && claims.venue !== settings.venue) {
    return { genuine: false, reason: 'venue' };
  }
  const amount = claims.amount === undefined ? null : cents(claims.amount);
  return {
    genuine: true,
    notification: {
      status: 'ok',
      stamp: claims.nonce,
      amount,
      reference: null,
      transactionId: null,
    },
  };
}

async function verify(
  settings: SmartumSettings,
  jwt: string,
  nowMs: number,
): Promise<{ payload: JWTPayload } | { reason: SmartumForgery }> {
  if (jwt.length > MAX_LENGTH) return { reason: 'shape' };
  const { errors, jwtVerify } = await import('jose');
  try {
    return await jwtVerify(jwt, (header) => keyFor(settings, header), {
      algorithms: ['ES512'],
      currentDate: new Date(nowMs),
      clockTolerance: CLOCK_DRIFT_SECONDS,
    });
  } catch (error) {
    return { reason: reasonOf(error, errors) };
  }
}

class WrongHeader extends Error {
  readonly reason: SmartumForgery;
  constructor(reason: SmartumForgery) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Known keys only, for some days the previous one too; no JWT extensions. A key not for ES512 cannot have signed it;
 * `jose` reports that differently on each Node.
 */
function keyFor(settings: SmartumSettings, { kid, crit }: JWTHeaderParameters) {
  if (crit !== undefined) throw new WrongHeader('algorithm');
  const known = [settings, settings.previous].find((one) => one?.keyId === kid);
  if (!known) throw new WrongHeader('key');
  const key = createPublicKey(known.publicKey);
  if (key.asymmetricKeyDetails?.namedCurve !== 'secp521r1') throw new WrongHeader('signature');
  return key;
}

function reasonOf(error: unknown, errors: typeof JoseErrors): SmartumForgery {
  if (error instanceof WrongHeader) return error.reason;
  if (error instanceof errors.JOSEAlgNotAllowed) return 'algorithm';
  if (error instanceof errors.JOSENotSupported) return 'algorithm';
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.reason === 'check_failed' ? 'expired' : 'shape';
  }
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return 'shape';
  // Wrong signature, or a key that cannot have made one.
  return 'signature';
}
