import { z } from 'zod';
import { manifestPath } from '../../contract/my-card/app-manifest.ts';
import { pathTo } from '../../contract/page/pages.ts';
import { texts as en } from '../../contract/texts/en/app.ts';
import { texts as fi } from '../../contract/texts/fi/app.ts';
import { texts as sv } from '../../contract/texts/sv/app.ts';
import { withProduct } from '../../domain/base/fill.ts';
import { LANGUAGES, type Language } from '../../domain/base/language.ts';
import { logoPath } from '../../domain/scheme/logo.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { schemeToday } from '../platform/scheme-today.ts';
import { worded } from '../platform/worded.ts';
import { findScheme } from '../scheme/scheme-queries.ts';

const TEXTS = worded('contract/app', { fi, sv, en });
const NIGHT = '#0e1226';

const words = z.string();
const manifest = z
  .object({
    id: words,
    start_url: words,
    scope: words,
    lang: z.enum(LANGUAGES),
    display: z.literal('standalone'),
    name: words,
    short_name: words,
    description: words,
    background_color: words,
    theme_color: words,
    icons: z.array(
      z.object({
        src: words,
        sizes: words,
        type: words,
        purpose: z.literal('maskable').optional(),
      }),
    ),
  })
  .meta({ id: 'WebAppManifest' });
type Manifest = z.infer<typeof manifest>;

/** Web app manifest: the app opens with the card, also offline. */
export const manifestRoutes: PlainRoute[] = LANGUAGES.map((language) => ({
  method: 'GET',
  path: manifestPath(language),
  tag: 'card',
  summary: 'The web app manifest of one’s own card',
  answers: {
    200: { description: 'A manifest', mediaType: 'application/manifest+json', schema: manifest },
  },
  async handle({ reply, context }) {
    const { pool } = await context();
    const { productForms } = await findScheme(pool);
    const say = (text: string) => withProduct(text, productForms[language]);
    const { name, shortName, description } = TEXTS[language];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(
        JSON.stringify({
          ...looks(language),
          name: say(name),
          short_name: say(shortName),
          description: say(description),
        } satisfies Manifest),
      );
  },
}));

function looks(language: Language): Omit<Manifest, 'name' | 'short_name' | 'description'> {
  const night = schemeToday().colours?.night ?? NIGHT;
  return {
    id: pathTo('My_Museum_Card', language),
    start_url: pathTo('My_Card_Desk', language),
    // Signing in and renewing belong to the app too.
    scope: '/',
    lang: language,
    display: 'standalone',
    background_color: night,
    theme_color: night,
    icons: icons(),
  };
}

/** Maskable: the logo has a margin that masks may cut. */
function icons(): Manifest['icons'] {
  const { logo } = schemeToday();
  const small = logo ? logoPath(logo.id, '192') : '/icon-192.png';
  const large = logo ? logoPath(logo.id, '512') : '/icon-512.png';
  const maskable = logo ? large : '/icon-maskable-512.png';
  return [
    { src: small, sizes: '192x192', type: 'image/png' },
    { src: large, sizes: '512x512', type: 'image/png' },
    { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}
