import { isListed, type PageName, pageNames, pathTo } from '../../contract/page/pages.ts';
import type { PathParams } from '../../contract/page/path-pattern.ts';
import { escapeMarkup } from '../../domain/base/escape-markup.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { type PageFacts, pageFactsOn } from '../../domain/scheme/scheme-facts.ts';
import { findMuseums } from '../museum/museum-queries.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { findFacts } from '../scheme/fact-queries.ts';

const ONE_HOUR = 'public, max-age=3600';

export const sitemapRoutes: PlainRoute[] = [
  {
    method: 'GET',
    path: '/sitemap.xml',
    tag: 'search',
    summary: 'The pages that search engines may show, in every language',
    answers: { 200: { description: 'A sitemap', mediaType: 'application/xml' } },
    async handle({ reply, context }) {
      const { settings, pool, clock } = await context();
      const today = helsinkiDay(clock.now());
      const museums = await findMuseums(pool, 'fi', today);
      reply.header('cache-control', ONE_HOUR).type('application/xml; charset=utf-8');
      return reply.send(
        sitemapXml(
          settings.publicUrl,
          museums.map(({ slug }) => slug),
          pageFactsOn(await findFacts(pool), today, 'fi'),
        ),
      );
    },
  },
  {
    method: 'GET',
    path: '/robots.txt',
    tag: 'search',
    summary: 'Where search engines need not look',
    answers: { 200: { description: 'Rules for robots', mediaType: 'text/plain' } },
    async handle({ reply, context }) {
      const { settings } = await context();
      reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8');
      return reply.send(robotsText(settings.publicUrl));
    },
  },
];

/** Every public page in each language, with its alternates. */
function sitemapXml(
  origin: string,
  museums: string[],
  { languages }: Pick<PageFacts, 'languages'>,
): string {
  const entries = listedPages(museums).flatMap(({ name, params }) => {
    const alternates = [
      ...languages.map((language) => alternate(language, origin + pathTo(name, language, params))),
      alternate('x-default', origin + pathTo(name, languages[0] ?? 'fi', params)),
    ].join('');
    return languages.map(
      (language) =>
        `<url><loc>${escapeMarkup(origin + pathTo(name, language, params))}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

type ListedPage = { name: PageName; params?: PathParams };

function listedPages(museums: string[]): ListedPage[] {
  return pageNames()
    .filter(isListed)
    .flatMap((name): ListedPage[] =>
      name === 'Museum' ? museums.map((slug) => ({ name, params: { slug } })) : [{ name }],
    );
}

/** Disallows API paths only: a page is excluded by its noindex tag, which crawlers must be able to read. */
function robotsText(origin: string): string {
  return `User-agent: *
Disallow: /lwr/
Disallow: /services/
Disallow: /payments/
Disallow: /secur/

Sitemap: ${origin}/sitemap.xml
`;
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`;
}
