import { createPrivateKey } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { Fault } from '../payments/fault-registry.ts';
import { createSmartumKey, type SmartumKey } from './smartum-key.ts';
import type { SmartumPayment } from './smartum-payment.ts';

const LIFETIME_SECONDS = 600;

type Claims = Record<string, string | number>;

/** The receipt that the buyer brings back, genuine or faulty. */
export async function smartumReceipt(
  key: SmartumKey,
  payment: SmartumPayment,
  fault: Fault['receipt'] | null,
): Promise<string> {
  const claims = claimsOf(payment, Math.floor(Date.now() / 1000));
  switch (fault) {
    case 'wrongKid':
      return es512({ ...key, kid: 'another-key' }, claims);
    case 'wrongKey':
      return es512({ ...createSmartumKey(), kid: key.kid }, claims);
    case 'none':
      return new UnsecuredJWT(claims).encode();
    case 'hs256':
      // Algorithm confusion: the public key used as the shared secret.
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: key.kid })
        .sign(Buffer.from(key.publicKey));
    case 'expired':
      return es512(key, { ...claims, exp: Number(claims.iat) - 3_600 });
    default:
      return es512(key, claims);
  }
}

function claimsOf({ nonce, amount, venue, id }: SmartumPayment, now: number): Claims {
  return { nonce, amount, venue, transaction: id, iat: now, exp: now + LIFETIME_SECONDS };
}

function es512({ kid, privateKey }: SmartumKey, claims: Claims): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES512', typ: 'JWT', kid })
    .sign(createPrivateKey(privateKey));
}
