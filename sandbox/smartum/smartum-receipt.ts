import { createHmac, createPrivateKey, sign } from 'node:crypto';
import type { Fault } from '../payments/fault-book.ts';
import { createSmartumKey, type SmartumKey } from './smartum-key.ts';
import type { SmartumPayment } from './smartum-payment.ts';

const LIFETIME_SECONDS = 600;

type Claims = Record<string, string | number>;

/** The receipt that the buyer carries back, honest or as a fault wants it. */
export function smartumReceipt(
  key: SmartumKey,
  payment: SmartumPayment,
  fault: Fault['receipt'] | null,
): string {
  const claims = claimsOf(payment, Math.floor(Date.now() / 1000));
  switch (fault) {
    case 'wrongKid':
      return es512({ ...key, kid: 'another-key' }, claims);
    case 'wrongKey':
      return es512({ ...createSmartumKey(), kid: key.kid }, claims);
    case 'none':
      return `${encode({ alg: 'none', kid: key.kid })}.${encode(claims)}.`;
    case 'hs256': {
      // The old trick: the public key, which everyone has, used as the shared secret.
      const text = `${encode({ alg: 'HS256', kid: key.kid })}.${encode(claims)}`;
      return `${text}.${createHmac('sha256', key.publicKey).update(text).digest('base64url')}`;
    }
    case 'expired':
      return es512(key, { ...claims, exp: Number(claims.iat) - 3_600 });
    default:
      return es512(key, claims);
  }
}

function claimsOf({ nonce, amount, venue, id }: SmartumPayment, now: number): Claims {
  return { nonce, amount, venue, transaction: id, iat: now, exp: now + LIFETIME_SECONDS };
}

function es512({ kid, privateKey }: SmartumKey, claims: Claims): string {
  const text = `${encode({ alg: 'ES512', typ: 'JWT', kid })}.${encode(claims)}`;
  const key = createPrivateKey(privateKey);
  const signature = sign('sha512', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
