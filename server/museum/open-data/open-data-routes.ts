import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { text } from '../../../contract/call/wire-values.ts';
import { calendarPath, OPEN_DATA_PATH } from '../../../contract/museum/museum-files.ts';
import { pathTo } from '../../../contract/page/pages.ts';
import { texts as en } from '../../../contract/texts/en/exhibition-calendar.ts';
import { texts as fi } from '../../../contract/texts/fi/exhibition-calendar.ts';
import { texts as sv } from '../../../contract/texts/sv/exhibition-calendar.ts';
import { fill, withProduct } from '../../../domain/base/fill.ts';
import { LANGUAGES, type Language } from '../../../domain/base/language.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';
import { spokenLanguage } from '../../platform/scheme-today.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { exhibitionCalendar } from '../exhibition-calendar.ts';
import { type ListedWithFacts, listMuseums } from '../listed-museums.ts';
import { findOpenData } from './open-data-queries.ts';
import { openData } from './open-data-shape.ts';

const TEXTS = { fi, sv, en };
const ONE_HOUR = 'public, max-age=3600';
const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
const UNCHANGED = { 304: { description: 'The same as the one that is known' } };
const CALENDAR = { 200: { description: 'An iCalendar', mediaType: 'text/calendar' }, ...UNCHANGED };
const slugParams = z.object({ slug: text(100) });

const openDataRoute: PlainRoute = {
  method: 'GET',
  path: OPEN_DATA_PATH,
  tag: 'museum',
  summary: 'Every museum of the day with hours, exhibitions and facts: open data',
  answers: { 200: { description: 'The museums', schema: openData }, ...UNCHANGED },
  async handle({ request, reply, context }) {
    const { pool, clock, settings } = await context();
    const today = helsinkiDay(clock.now());
    const museums = (await findOpenData(pool, today)).map(({ slug, ...museum }) => ({
      slug,
      page: settings.publicUrl + pathTo('Museum', spokenLanguage('fi'), { slug }),
      ...museum,
    }));
    return sendOpen(request, reply, 'application/json', JSON.stringify({ day: today, museums }));
  },
};

/** One route for each language. */
const calendars: PlainRoute[] = LANGUAGES.flatMap((language): PlainRoute[] => [
  {
    method: 'GET',
    path: calendarPath(language),
    tag: 'museum',
    summary: 'Exhibitions of all museums as a calendar',
    answers: CALENDAR,
    async handle({ request, reply, context }) {
      const asked = await context();
      const museums = await listMuseums(asked.pool, language, helsinkiDay(asked.clock.now()));
      const { productForms } = await findScheme(asked.pool);
      const name = withProduct(TEXTS[language].all, productForms[language]);
      const body = calendarOf(asked, language, name, museums);
      return sendOpen(request, reply, CALENDAR_TYPE, body);
    },
  },
  {
    method: 'GET',
    path: calendarPath(language, ':slug'),
    tag: 'museum',
    summary: 'Exhibitions of a museum as a calendar',
    params: slugParams,
    answers: CALENDAR,
    async handle({ request, reply, context }) {
      const asked = await context();
      const { slug } = slugParams.parse(request.params);
      const museums = await listMuseums(asked.pool, language, helsinkiDay(asked.clock.now()));
      const museum = museums.find(({ listed }) => listed.slug === slug);
      if (!museum) return reply.callNotFound();
      const name = fill(TEXTS[language].one, museum.listed.name);
      const body = calendarOf(asked, language, name, [museum]);
      return sendOpen(request, reply, CALENDAR_TYPE, body);
    },
  },
]);

function calendarOf(
  { settings, clock }: GuestContext,
  language: Language,
  name: string,
  museums: ListedWithFacts[],
): string {
  return exhibitionCalendar({
    name,
    host: new URL(settings.publicUrl).host,
    // Day precision, so that without a change of the content the ETag changes once a day at most.
    stampedAt: Date.parse(`${helsinkiDay(clock.now())}T00:00:00Z`),
    shows: museums.flatMap((museum) => showsOf(museum, language, settings.publicUrl)),
  });
}

export const openDataRoutes: PlainRoute[] = [openDataRoute, ...calendars];

function showsOf({ listed, exhibitions }: ListedWithFacts, language: Language, origin: string) {
  const { slug, name: museum, town } = listed;
  const url = origin + pathTo('Museum', language, { slug });
  return exhibitions.map((show) => ({ ...show, museum, town, url }));
}

/** Public with CORS; answers 304 when the client has the current version. */
function sendOpen(request: FastifyRequest, reply: FastifyReply, type: string, body: string) {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply
    .header('cache-control', ONE_HOUR)
    .header('etag', tag)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  if (known?.includes(tag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
