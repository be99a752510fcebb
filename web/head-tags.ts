import { manifestPath } from '../contract/my-card/app-manifest.ts';
import type { PageRequest } from '../contract/page/page-render.ts';
import { escapeMarkup } from '../domain/base/escape-markup.ts';
import { type Logo, logoPath } from '../domain/scheme/logo.ts';
import hankenGrotesk from './fonts/hanken-grotesk-latin.woff2?url';
import ysabeauOffice from './fonts/ysabeau-office-latin.woff2?url';
import { headOf } from './platform/head.ts';
import type { LoadedPage } from './platform/loaded-page.ts';
import { PARAMETERS } from './screens/museums/museum-search.ts';
import { structuredData } from './structured-data.ts';

const LOCALES = { fi: 'fi_FI', sv: 'sv_FI', en: 'en_GB' };
const THEME_COLOURS = { light: '#f1f3f3', dark: '#10131f' };

/** The document head as HTML. All texts and URLs are escaped. */
export function headTags(
  loaded: LoadedPage,
  { origin, theme }: Pick<PageRequest, 'origin' | 'theme'>,
): string {
  const { title, description, addresses } = headOf(loaded);
  const own = addresses.find(({ language }) => language === loaded.place.language);
  const [first] = addresses;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('description', description),
    ...[ysabeauOffice, hankenGrotesk].map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    iconTag(loaded.scheme.facts.logo),
    ...appTags(loaded.place, loaded.scheme.facts.logo),
    ...themeColours(theme),
    ...(own ? [`<link rel="canonical" href="${escapeMarkup(origin + own.path)}">`] : []),
    ...(own && !isCombination(loaded.place) ? [] : [meta('robots', 'noindex')]),
    ...addresses.map(({ language, path }) => alternate(language, origin + path)),
    ...(first ? [alternate('x-default', origin + first.path)] : []),
    property('og:type', 'website'),
    property('og:site_name', loaded.scheme.product.nominative),
    property('og:title', title),
    property('og:description', description),
    property('og:url', origin + (own?.path ?? loaded.place.path)),
    property('og:locale', LOCALES[loaded.place.language]),
    ...addresses
      .filter((address) => address !== own)
      .map(({ language }) => property('og:locale:alternate', LOCALES[language])),
    property('og:image', `${origin}/share.jpg`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    meta('twitter:card', 'summary_large_image'),
    ...structuredData(loaded, origin).map(dataBlock),
  ].join('\n');
}

/** Combined museum filters: hundreds of URLs of one list, not indexed. Links on them are followed. */
function isCombination({ name, search }: LoadedPage['place']): boolean {
  const asked = new URLSearchParams(search);
  const filters = Object.values(PARAMETERS).filter((parameter) => asked.has(parameter));
  return name === 'Museums' && filters.length > 1;
}

/** Only the card pages can be installed as an app. */
function appTags({ name, language }: LoadedPage['place'], logo: Logo | undefined): string[] {
  if (!name.startsWith('My_')) return [];
  return [
    `<link rel="manifest" href="${manifestPath(language)}">`,
    `<link rel="apple-touch-icon" href="${logo ? logoPath(logo.id, '192') : '/icon-192.png'}">`,
  ];
}

/** JSON-LD; `<` is escaped so that nothing can close the element. */
function dataBlock(data: object): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

function themeColours(theme: PageRequest['theme']): string[] {
  if (theme !== 'system') return [meta('theme-color', THEME_COLOURS[theme])];
  return (['light', 'dark'] as const).map(
    (scheme) =>
      `<meta name="theme-color" content="${THEME_COLOURS[scheme]}" media="(prefers-color-scheme: ${scheme})">`,
  );
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}">`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeMarkup(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}">`;
}

const iconTag = (logo: Logo | undefined) =>
  logo
    ? `<link rel="icon" href="${logoPath(logo.id, '64')}" type="image/png" sizes="64x64">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
