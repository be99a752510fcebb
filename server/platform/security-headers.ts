import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Measurer, trackingToday } from '../../domain/scheme/site-facts.ts';
import { type TrackingKind, trackingHosts } from '../../domain/tracking/tracking-service.ts';
import { schemeToday } from './scheme-today.ts';

/** The settings that say where we are and where our hidden payment forms may post to. */
export type HeaderSettings = {
  publicUrl: string;
  paytrailBaseUrl: string;
  epassiUrl: string;
  smartumBaseUrl: string;
  trackingKind: TrackingKind | '';
  trackingId: string;
  trackingUrl: string;
  measuringHosts: readonly string[];
};

/** The card provider's logos of banks and cards. */
const PROVIDER_PICTURES = 'https://resources.paytrail.com';

const nonces = new WeakMap<FastifyReply, string>();

/** On every response: pages, calls, files and errors alike. */
export function registerSecurityHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply, settings));
  // Whoever wants an answer kept says so; the rest may be somebody's own.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

export function setSecurityHeaders(reply: FastifyReply, settings: HeaderSettings): void {
  const nonce = newNonce();
  nonces.set(reply, nonce);
  reply.headers(securityHeaders(settings, nonce));
}

export function nonceOf(reply: FastifyReply): string {
  const nonce = nonces.get(reply);
  if (!nonce) throw new Error('a page was asked for before the headers were set');
  return nonce;
}

export function securityHeaders(settings: HeaderSettings, nonce: string) {
  const { tracking } = schemeToday();
  const kept = headersOf.get(settings);
  const made = kept?.tracking === tracking ? kept : { tracking, ...makeHeaders(settings) };
  headersOf.set(settings, made);
  const [before, between, after] = made.policy;
  return {
    'content-security-policy': before + nonce + between + nonce + after,
    ...made.others,
  };
}

/** They differ by the nonce alone: the rest is put together once for what holds today. */
const headersOf = new WeakMap<
  HeaderSettings,
  ReturnType<typeof makeHeaders> & { tracking: Measurer | null }
>();

function makeHeaders(settings: HeaderSettings) {
  // HSTS is a promise that only a site behind TLS can keep.
  const isHttps = settings.publicUrl.startsWith('https:');
  return {
    policy: contentPolicy(settings).split(NONCE) as [string, string, string],
    others: {
      ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      // Not no-referrer: browsers would then send 'Origin: null' with our own forms.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
  };
}

const NONCE = '{nonce}';

function contentPolicy(settings: HeaderSettings): string {
  const tracking = trackingHosts(trackingToday(schemeToday().tracking, settings));
  return [
    "default-src 'self'",
    `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${NONCE}'`,
    ["img-src 'self' data:", PROVIDER_PICTURES, ...providerOrigins(settings), ...tracking].join(
      ' ',
    ),
    "font-src 'self'",
    ["connect-src 'self'", ...tracking].join(' '),
    "manifest-src 'self'",
    // Without its own rule the service worker would have to know the nonce.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    // A method's form posts straight to its bank and is sent on from there: hosts that nobody can list beforehand.
    ["form-action 'self' https:", ...providerOrigins(settings)].join(' '),
  ].join('; ');
}

function providerOrigins({ paytrailBaseUrl, epassiUrl, smartumBaseUrl }: HeaderSettings): string[] {
  const addresses = [paytrailBaseUrl, epassiUrl, smartumBaseUrl].filter(
    (address) => address !== '',
  );
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

const NONCE_BYTES = 16;
let drawn = randomBytes(0);
let used = 0;

/** Drawn for many at once: asking for random bytes costs the same for sixteen and for four thousand. */
function newNonce(): string {
  if (used + NONCE_BYTES > drawn.length) {
    drawn = randomBytes(256 * NONCE_BYTES);
    used = 0;
  }
  used += NONCE_BYTES;
  return drawn.toString('base64', used - NONCE_BYTES, used);
}
