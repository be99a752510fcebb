import type { Deps } from './context.ts';
import type { ContextOf } from './platform/lwr-dispatch.ts';
import { requestLanguage } from './platform/request-language.ts';

/** Who calls, in which language and with which session: everything an answer may know of a request. */
export function makeContextOf(deps: Deps): ContextOf {
  return async (request) => ({
    ...deps,
    log: deps.log.child({ requestId: request.id }),
    language: requestLanguage(request),
    address: request.ip,
    requestId: request.id,
    user: null,
    session: { start: async () => {}, end: async () => {} },
  });
}
