import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type HeaderSettings = {
  /** HSTS is a promise that only a site behind TLS can keep. */
  isHttps: boolean;
  /** Where our hidden payment forms may post to. */
  formOrigins: string[];
};

const nonces = new WeakMap<FastifyReply, string>();

/** On every response: pages, calls, files and errors alike. */
export function registerSecurityHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  app.addHook('onRequest', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    nonces.set(reply, nonce);
    reply.headers(securityHeaders(settings, nonce));
  });
}

export function nonceOf(reply: FastifyReply): string {
  const nonce = nonces.get(reply);
  if (!nonce) throw new Error('a page was asked for before the headers were set');
  return nonce;
}

export function securityHeaders({ isHttps, formOrigins }: HeaderSettings, nonce: string) {
  return {
    'content-security-policy': contentPolicy(formOrigins, nonce),
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // Not no-referrer: browsers would then send 'Origin: null' with our own forms.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

function contentPolicy(formOrigins: string[], nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(' '),
  ].join('; ');
}
