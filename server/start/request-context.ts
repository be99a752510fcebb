import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieSeconds } from '../../domain/privacy/stored-in-browser.ts';
import { openSessionManager } from '../account/session/session-manager.ts';
import { callersCorrelationId } from '../logging/correlation-id.ts';
import type { Deps } from '../platform/context.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { requestLanguage } from '../platform/http/request-language.ts';
import { correlate } from '../platform/http/request-log.ts';
import type { ContextOf } from '../platform/lwr-dispatch.ts';
import { refreshSchemeToday } from '../platform/scheme-today.ts';
import type { CookieJar } from '../platform/session.ts';
import { refreshWording } from '../wording/current-wording.ts';

/** Context of a request: caller, language and session. */
export function makeContextOf(deps: Deps): ContextOf {
  const { pool, clock, settings } = deps;
  const behindTls = settings.publicUrl.startsWith('https:');
  return async (request, reply) => {
    await refreshWording(deps);
    await refreshSchemeToday(deps);
    const session = await openSessionManager(
      { pool, clock, idleSeconds: settings.sessionIdleSeconds },
      openCookieJar(request, reply, behindTls),
    );
    correlate(request, callersCorrelationId({ session, settings }));
    return {
      ...deps,
      // Fastify's child logger carries the request id.
      log: request.log as Deps['log'],
      language: requestLanguage(request),
      address: clientAddress(request.ip),
      requestId: request.id,
      user: session.found,
      session,
    };
  };
}

/** Behind TLS the `__Host-` prefix makes browsers reject cookies planted by a sibling host or plain HTTP. */
function openCookieJar(
  request: FastifyRequest,
  reply: FastifyReply,
  behindTls: boolean,
): CookieJar {
  const nameOf = (name: string) => (behindTls ? `__Host-${name}` : name);
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: behindTls } as const;
  return {
    read: (name) => request.cookies[nameOf(name)] || null,
    write(name, value, fewerSeconds) {
      const seconds = fewerSeconds ?? cookieSeconds(name);
      const maxAge = seconds === null ? {} : { maxAge: seconds };
      reply.setCookie(nameOf(name), value, { ...attributes, ...maxAge });
    },
    clear: (name) => void reply.clearCookie(nameOf(name), attributes),
    // Not "cookies": that would also delete theme and language.
    clearStorage: () => void reply.header('clear-site-data', '"storage"'),
  };
}
