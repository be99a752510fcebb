import { createHmac } from 'node:crypto';

const KNOWN_ALGORITHMS = new Set(['sha256', 'sha512']);

export function isKnownAlgorithm(name: string | undefined): name is string {
  return name !== undefined && KNOWN_ALGORITHMS.has(name);
}

/** Implemented separately from the shop's, so that a bug in one is found by the other. */
export function hmacHex(
  secret: string,
  algorithm: string,
  pairs: Iterable<[string, string]>,
  body: Buffer | string = '',
): string {
  const hmac = createHmac(algorithm, secret);
  const signed = [...pairs].filter(([name]) => name.startsWith('checkout-'));
  signed.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, value] of signed) hmac.update(`${name}:${value}\n`, 'utf8');
  return hmac.update(body).digest('hex');
}
