import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Measurer, trackingToday } from '../../../domain/scheme/site-facts.ts';
import {
  type MeasuringSources,
  measuringSources,
  type TrackingKind,
} from '../../../domain/tracking/tracking-service.ts';
import { type ProviderAddress, RULES_OF_PROVIDERS } from '../../settings/provider-settings.ts';
import { schemeToday } from '../scheme-today.ts';

/** Settings for our own origin and the targets of payment forms. */
export type HeaderSettings = Record<ProviderAddress, string> & {
  publicUrl: string;
  trackingKind: TrackingKind | '';
  trackingId: string;
  trackingUrl: string;
  measuringHosts: readonly string[];
};

/** Logos of banks and cards at the card provider. */
const PROVIDER_PICTURES = 'https://resources.paytrail.com';

const given = new WeakMap<FastifyReply, { nonce: string; settings: HeaderSettings }>();

/** On every response: pages, calls, files and errors. */
export function registerSecurityHeaders(app: FastifyInstance, settings: HeaderSettings): void {
  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply, settings));
  // Not cacheable by default: a response may be personal.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

export function setSecurityHeaders(reply: FastifyReply, settings: HeaderSettings): void {
  const nonce = newNonce();
  given.set(reply, { nonce, settings });
  reply.headers(securityHeaders(settings, nonce));
}

/** Allows analytics on a page, once it is known who requests it. */
export function letMeasure(reply: FastifyReply): void {
  const { nonce, settings } = givenTo(reply);
  reply.headers(securityHeaders(settings, nonce, true));
}

export const nonceOf = (reply: FastifyReply) => givenTo(reply).nonce;

function givenTo(reply: FastifyReply) {
  const found = given.get(reply);
  if (!found) throw new Error('a page was asked for before the headers were set');
  return found;
}

/** Analytics are blocked unless the page allows them. */
export function securityHeaders(settings: HeaderSettings, nonce: string, isMeasured = false) {
  const { tracking } = schemeToday();
  const kept = headersOf.get(settings);
  const made = kept?.tracking === tracking ? kept : { tracking, ...makeHeaders(settings) };
  headersOf.set(settings, made);
  const policy = isMeasured ? made.measuredPolicy : made.policy;
  return { 'content-security-policy': policy.join(nonce), ...made.others };
}

/** Headers differ by the nonce only, so the rest is cached for today's sources. */
const headersOf = new WeakMap<
  HeaderSettings,
  ReturnType<typeof makeHeaders> & { tracking: Measurer | null }
>();

function makeHeaders(settings: HeaderSettings) {
  // HSTS only makes sense behind TLS.
  const isHttps = settings.publicUrl.startsWith('https:');
  return {
    policy: contentPolicy(settings, NO_SOURCES).split(NONCE),
    measuredPolicy: contentPolicy(settings, sourcesToday(settings)).split(NONCE),
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

const NO_SOURCES: MeasuringSources = { scripts: [], connections: [], pictures: [] };

function sourcesToday(settings: HeaderSettings): MeasuringSources {
  const service = trackingToday(schemeToday().tracking, settings);
  return service ? measuringSources(service) : NO_SOURCES;
}

function contentPolicy(settings: HeaderSettings, measuring: MeasuringSources): string {
  const rules = [
    "default-src 'self'",
    `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${NONCE}'`,
    [
      "img-src 'self' data:",
      PROVIDER_PICTURES,
      ...providerOrigins(settings),
      ...measuring.pictures,
    ].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...measuring.connections].join(' '),
    "manifest-src 'self'",
    // Without this rule the service worker would need the nonce.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    // A method's form posts to its bank, which redirects to hosts that cannot be listed.
    ["form-action 'self' https:", ...providerOrigins(settings)].join(' '),
  ];
  // A second policy: scripts load from us or from an allowed analytics service only.
  const scripts = [`script-src 'self' 'nonce-${NONCE}'`, ...measuring.scripts].join(' ');
  return `${rules.join('; ')};, ${scripts}`;
}

function providerOrigins(settings: HeaderSettings): string[] {
  const addresses = RULES_OF_PROVIDERS.map(({ address }) => settings[address]).filter(
    (address) => address !== '',
  );
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

const NONCE_BYTES = 16;
let drawn = randomBytes(0);
let used = 0;

/** Drawn in bulk: random bytes cost the same for sixteen and for four thousand. */
function newNonce(): string {
  if (used + NONCE_BYTES > drawn.length) {
    drawn = randomBytes(256 * NONCE_BYTES);
    used = 0;
  }
  used += NONCE_BYTES;
  return drawn.toString('base64', used - NONCE_BYTES, used);
}
