import { LANGUAGES } from '../../domain/base/language.ts';
import type { Deps } from '../platform/context.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { schemeToday, spokenLanguage } from '../platform/scheme-today.ts';
import { makeServiceStatus } from './service-status.ts';
import { STATUS_PATHS, STATUS_STYLE, statusPage } from './status-page.ts';

/** Answers while the database is down: reads no session and serves the last known status. */
export function statusRoutes(deps: Pick<Deps, 'pool' | 'clock'>): PlainRoute[] {
  const statusNow = makeServiceStatus(deps);
  const pages = LANGUAGES.map(
    (asked): PlainRoute => ({
      method: 'GET',
      path: STATUS_PATHS[asked],
      tag: 'operations',
      summary: 'Whether the service works, and the disruptions that staff have told of',
      answers: {
        200: { description: 'The page', mediaType: 'text/html' },
        302: { description: 'To a language that the scheme speaks' },
      },
      async handle({ reply }) {
        const language = spokenLanguage(asked);
        if (language !== asked) return reply.redirect(STATUS_PATHS[language], 302);
        const { languages } = schemeToday();
        const page = statusPage({ status: await statusNow(), language, languages });
        reply.header('cache-control', 'public, max-age=15').type('text/html; charset=utf-8');
        return reply.send(page);
      },
    }),
  );
  const style: PlainRoute = {
    method: 'GET',
    path: '/status.css',
    tag: 'operations',
    summary: 'The style of the status page',
    answers: { 200: { description: 'A style sheet', mediaType: 'text/css' } },
    async handle({ reply }) {
      reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8');
      return reply.send(STATUS_STYLE);
    },
  };
  return [...pages, style];
}
