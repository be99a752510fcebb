import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, LWR_PATH } from '../../contract/call.ts';
import { matchPath } from '../../contract/pages.ts';
import { matchPattern } from '../../contract/path-pattern.ts';
import type { Controllers } from './lwr-dispatch.ts';
import { PAGE_ROUTE, pathOf } from './matched-route.ts';
import { Refusal } from './refusal.ts';
import { refusalText } from './refusal-text.ts';
import { requestLanguage } from './request-language.ts';

/** The verbs that a path has, whatever verb asks; none where there is nothing. */
export type VerbsOf = (request: FastifyRequest) => string[];

const CALL_ROUTE = `${LWR_PATH}/:apexClass/:apexMethod`;
const READS = ['GET', 'HEAD'];

/** Remembers every route as it is registered: the router itself tells only of the one that matched. */
export function watchPathVerbs(app: FastifyInstance, controllers: Controllers): VerbsOf {
  const routes: { url: string; verbs: string[] }[] = [];
  let servesPages = false;
  app.addHook('onRoute', ({ url, method }) => {
    if (url === PAGE_ROUTE) servesPages = true;
    else if (url !== CALL_ROUTE) routes.push({ url, verbs: [method].flat() });
  });

  return (request) => {
    const path = pathOf(request.url);
    const named = matchPattern(CALL_ROUTE, path);
    if (named) {
      const call = controllers.get(named.apexClass ?? '')?.calls[named.apexMethod ?? ''];
      return call ? verbsOfCall(call) : [];
    }
    const fitting = routes.filter(({ url }) => matchPattern(url, path));
    const isPage = fitting.length === 0 && servesPages && matchPath(path) !== null;
    return isPage ? READS : [...new Set(fitting.flatMap(({ verbs }) => verbs))];
  };
}

export function verbsOfCall({ verb }: Call): string[] {
  return verb === 'GET' ? READS : [verb];
}

export function wrongVerb(request: FastifyRequest, reply: FastifyReply, verbs: string[]): Refusal {
  const allowed = verbs.join(', ');
  reply.header('allow', allowed);
  const text = refusalText('wrongVerb', requestLanguage(request), allowed);
  return new Refusal('METHOD_NOT_ALLOWED', text, 405);
}
