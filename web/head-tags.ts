import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import ysabeauOffice from '@fontsource-variable/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2?url';
import { headOf } from './platform/head.ts';
import type { LoadedPlace } from './platform/load-place.ts';

/** The head of the document as text. Everything that comes from texts or addresses is escaped. */
export function headTags(loaded: LoadedPlace, origin: string): string {
  const { title, description, addresses } = headOf(loaded);
  const own = addresses.find(({ language }) => language === loaded.place.language);
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    own ? link('canonical', origin + own.path) : meta('robots', 'noindex'),
    ...addresses.map(
      ({ language, path }) =>
        `<link rel="alternate" hreflang="${language}" href="${escaped(origin + path)}">`,
    ),
    ...[ysabeauOffice, hankenGrotesk].map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join('\n');
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escaped(href)}">`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
