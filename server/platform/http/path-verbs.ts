import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LWR_PATH } from '../../../contract/call/call.ts';
import { matchPath } from '../../../contract/page/pages.ts';
import { matchPattern } from '../../../contract/page/path-pattern.ts';
import type { Controllers } from '../lwr-dispatch.ts';
import { PAGE_ROUTE, pathOf } from './request-path.ts';
import { READS, verbsOfCall } from './wrong-verb.ts';

/** The verbs a path supports; none for an unknown path. */
export type VerbsOf = (request: FastifyRequest) => string[];

const CALL_ROUTE = `${LWR_PATH}/:apexClass/:apexMethod`;

/** Records routes as they are registered: the router only exposes the matched one. */
export function watchPathVerbs(app: FastifyInstance, controllers: Controllers): VerbsOf {
  const routes: { url: string; verbs: string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== PAGE_ROUTE && url !== CALL_ROUTE) routes.push({ url, verbs: [method].flat() });
  });

  return (request) => {
    const path = pathOf(request.url);
    const named = matchPattern(CALL_ROUTE, path);
    if (named) {
      const call = controllers.get(named.apexClass ?? '')?.calls[named.apexMethod ?? ''];
      return call ? verbsOfCall(call) : [];
    }
    const fitting = routes.filter(({ url }) => matchPattern(url, path));
    const isPage = fitting.length === 0 && matchPath(path) !== null;
    return isPage ? READS : [...new Set(fitting.flatMap(({ verbs }) => verbs))];
  };
}
