import { openCookieJar } from './account/cookie-jar.ts';
import { openSessionManager } from './account/session-manager.ts';
import type { Deps } from './context.ts';
import { clientAddress } from './platform/client-address.ts';
import type { ContextOf } from './platform/lwr-dispatch.ts';
import { requestLanguage } from './platform/request-language.ts';

/** Who calls, in which language and with which session: everything an answer may know of a request. */
export function makeContextOf(deps: Deps): ContextOf {
  const { pool, clock, settings } = deps;
  const behindTls = settings.publicUrl.startsWith('https:');
  return async (request, reply) => {
    const session = await openSessionManager(
      { pool, clock, idleSeconds: settings.sessionIdleSeconds },
      openCookieJar(request, reply, behindTls),
    );
    return {
      ...deps,
      // The framework's own child of our logger: it carries the request's id.
      log: request.log as Deps['log'],
      language: requestLanguage(request),
      address: clientAddress(request.ip),
      requestId: request.id,
      user: session.found,
      session,
    };
  };
}
