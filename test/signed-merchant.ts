import { createHmac, randomUUID } from 'node:crypto';

export type Changes = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  sentBody?: string;
  secret?: string;
};

/** A hand-written merchant of the card provider, whose signed and sent values can differ. */
export async function signedCall(
  url: string,
  body: object | null,
  { method = 'POST', headers = {}, sentBody, secret = 'SAIPPUAKAUPPIAS' }: Changes = {},
) {
  const text = body === null ? '' : JSON.stringify(body);
  const checkout: Record<string, string> = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-method': method,
    'checkout-nonce': randomUUID(),
    'checkout-timestamp': new Date().toISOString(),
    ...headers,
  };
  const signed = Object.keys(checkout)
    .sort()
    .map((name) => `${name}:${checkout[name]}`);
  const signature = createHmac('sha256', secret)
    .update([...signed, text].join('\n'))
    .digest('hex');
  const response = await fetch(url, {
    method,
    headers: { ...checkout, signature, 'content-type': 'application/json; charset=utf-8' },
    ...(method === 'POST' && { body: sentBody ?? text }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
