import { createHmac } from 'node:crypto';
import { sameSignature } from '../../base/constant-time.ts';

/** Weaker algorithms are rejected, whatever the message names. */
export const PAYTRAIL_ALGORITHMS = ['sha256', 'sha512'] as const;
export type PaytrailAlgorithm = (typeof PAYTRAIL_ALGORITHMS)[number];

export type Fields = Record<string, string>;

const SIGNED_PREFIX = 'checkout-';

/** All `checkout-` fields are signed, including future ones; nothing else is. */
export function isSigned(name: string): boolean {
  return name.startsWith(SIGNED_PREFIX);
}

export function signatureOf(
  secret: string,
  algorithm: PaytrailAlgorithm,
  fields: Fields,
  body = '',
): string {
  return createHmac(algorithm, secret).update(signedText(fields, body), 'utf8').digest('hex');
}

export type SignatureFault = 'unsigned' | 'algorithm' | 'signature';

/** Null when the signature is valid. */
export function findSignatureFault(
  secret: string,
  fields: Fields,
  body = '',
): SignatureFault | null {
  const given = fields.signature;
  if (!given || !secret) return 'unsigned';
  const algorithm = PAYTRAIL_ALGORITHMS.find((name) => name === fields['checkout-algorithm']);
  if (!algorithm) return 'algorithm';
  return sameSignature(signatureOf(secret, algorithm, fields, body), given) ? null : 'signature';
}

type Secrets = { secret: string; previousSecret?: string | undefined };

/** Same for messages that Paytrail initiates: also accepts the previous secret for some days. */
export function findFaultOfSent(
  { secret, previousSecret }: Secrets,
  fields: Fields,
  body = '',
): SignatureFault | null {
  const fault = findSignatureFault(secret, fields, body);
  return fault === 'signature' && previousSecret
    ? findSignatureFault(previousSecret, fields, body)
    : fault;
}

function signedText(fields: Fields, body: string): string {
  return Object.keys(fields)
    .filter(isSigned)
    .sort()
    .map((name) => `${name}:${fields[name]}`)
    .concat(body)
    .join('\n');
}
