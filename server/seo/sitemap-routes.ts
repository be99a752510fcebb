import { helsinkiDay } from '../../domain/base/local-date.ts';
import { findMuseums } from '../museum/museum-queries.ts';
import type { PlainRoute } from '../platform/plain-route.ts';
import { robotsText, sitemapXml } from './sitemap.ts';

const ONE_HOUR = 'public, max-age=3600';

export const sitemapRoutes: PlainRoute[] = [
  {
    method: 'GET',
    path: '/sitemap.xml',
    summary: 'The pages that search engines may show, in every language',
    answers: { 200: { description: 'A sitemap', mediaType: 'application/xml' } },
    async handle({ reply, context }) {
      const { settings, pool, clock } = await context();
      const museums = await findMuseums(pool, 'fi', helsinkiDay(clock.now()));
      reply.header('cache-control', ONE_HOUR).type('application/xml; charset=utf-8');
      return reply.send(
        sitemapXml(
          settings.publicUrl,
          museums.map(({ slug }) => slug),
        ),
      );
    },
  },
  {
    method: 'GET',
    path: '/robots.txt',
    summary: 'Where search engines need not look',
    answers: { 200: { description: 'Rules for robots', mediaType: 'text/plain' } },
    async handle({ reply, context }) {
      const { settings } = await context();
      reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8');
      return reply.send(robotsText(settings.publicUrl));
    },
  },
];
