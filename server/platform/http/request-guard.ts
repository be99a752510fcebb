import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PICTURE_TYPES } from '../../../domain/museum/picture-limits.ts';
import { Refusal } from '../refusal.ts';
import { type RefusalText, refusalText } from '../refusal-text.ts';
import type { VerbsOf } from './path-verbs.ts';
import { requestLanguage } from './request-language.ts';
import { matchedPath } from './request-path.ts';
import { wrongVerb } from './wrong-verb.ts';

const SAFE_METHODS = ['GET', 'HEAD'];

/** Payment notifications and one-click unsubscribe come from other origins: their signature is the proof. */
const SIGNED_ROUTES = ['/payments/', '/letters/stop/'];

/** Rejects unsupported verbs, and state changes that another site could have caused. */
export function registerRequestGuard(
  app: FastifyInstance,
  publicUrl: string,
  verbsOf: VerbsOf,
): void {
  const { origin } = new URL(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    // Node keeps the first Host, a proxy may have trusted the last.
    if (hostHeaders(request) > 1) throw refusal('INVALID_INPUT', 'invalidInput', request, 400);
    const verbs = request.is404 ? verbsOf(request) : [];
    // Without a build pages answer 404, not 405.
    const isWrongVerb = verbs.length > 0 && !verbs.includes(request.method);
    if (isWrongVerb) throw wrongVerb(request, reply, verbs);
    // NUL: no database text can hold it.
    if (request.url.includes('%00')) throw refusal('INVALID_INPUT', 'invalidInput', request, 400);
    if (!SAFE_METHODS.includes(request.method)) guardChange(request, origin);
  });
}

function hostHeaders({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
}

function guardChange(request: FastifyRequest, origin: string): void {
  if (SIGNED_ROUTES.some((start) => matchedPath(request).startsWith(start))) return;
  if (!isOwnOrigin(request, origin)) {
    throw refusal('CROSS_SITE_REQUEST', 'foreignOrigin', request, 403);
  }
  if (!isUnlikeForm(request)) {
    throw refusal('UNSUPPORTED_MEDIA_TYPE', 'wrongMediaType', request, 415);
  }
}

/** Browsers set these headers and pages cannot; clients without a browser have neither. */
function isOwnOrigin({ headers }: FastifyRequest, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || headers.origin === ownOrigin;
}

const OWN_TYPES = ['application/json', 'application/octet-stream', ...PICTURE_TYPES];

/** A cross-site form can send neither JSON nor bytes or a picture, even in a browser without origin headers. */
function isUnlikeForm({ method, headers }: FastifyRequest): boolean {
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (method === 'DELETE' && mediaType === undefined) return true;
  return OWN_TYPES.includes(mediaType ?? '');
}

function refusal(
  errorCode: string,
  text: RefusalText,
  request: FastifyRequest,
  status: number,
): Refusal {
  return new Refusal(errorCode, refusalText(text, requestLanguage(request)), status);
}
