import { z } from 'zod';
import { text } from '../../../contract/call/wire-values.ts';
import { museumDesign } from '../../../domain/museum/drawing/museum-design.ts';
import { museumPile } from '../../../domain/museum/drawing/museum-pile.ts';
import { NARROW_WIDTH, SMALL_WIDTH } from '../../../domain/museum/picture-limits.ts';
import { designOf } from '../../../domain/ryijy/design.ts';
import { PALETTES } from '../../../domain/ryijy/palettes.ts';
import { type Loom, pile } from '../../../domain/ryijy/pile.ts';
import { hash32 } from '../../../domain/ryijy/seeded-random.ts';
import type { User } from '../../platform/context.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';
import { exhibitionExists } from '../exhibition-queries.ts';
import { museumExists } from '../museum-queries.ts';
import { makeDrawingCache } from './drawing-cache.ts';
import { narrowPicture } from './narrow-picture.ts';
import { DRAWING_PATH, EXHIBITION_DRAWING_PATH, NARROW_DRAWING_PATH } from './picture-paths.ts';
import { wovenWebp } from './woven-picture.ts';

const MUSEUM_LOOM: Loom = {
  width: SMALL_WIDTH,
  height: 500,
  knotWidth: 4.2,
  knotHeight: 5.7,
  strandsPerKnot: 3,
  woven: 1,
};
const EXHIBITION_LOOM: Loom = {
  width: 480,
  height: 360,
  knotWidth: 4.8,
  knotHeight: 5.6,
  strandsPerKnot: 4,
  woven: 1,
};

const FOR_GOOD = 'public, max-age=31536000, immutable';
const keptFor = (exists: boolean) => (exists ? FOR_GOOD : 'no-store');
/** Museum editors may load drawings of unsaved names. */
const mayDraft = (user: User | null) => user?.rights.includes('museum.edit') ?? false;
const drawn = makeDrawingCache();

const museumParams = z.object({ slug: text(100) });
const exhibitionParams = z.object({ id: z.uuid() });
const answers = { 200: { description: 'A picture', mediaType: 'image/webp' } };

/** Generated pictures for museums without uploads: derived from the name, the same in every process. */
export const drawingRoutes: PlainRoute[] = [
  museumDrawing(DRAWING_PATH, SMALL_WIDTH, museumPicture),
  museumDrawing(NARROW_DRAWING_PATH, NARROW_WIDTH, async (slug) =>
    narrowPicture(slug, await museumPicture(slug)),
  ),
  {
    method: 'GET',
    path: EXHIBITION_DRAWING_PATH,
    tag: 'museum',
    summary: 'The woven picture of an exhibition',
    params: exhibitionParams,
    answers,
    async handle({ request, reply, context }) {
      const { id } = exhibitionParams.parse(request.params);
      const { pool, user } = await context();
      const exists = await exhibitionExists(pool, id);
      if (!exists && !mayDraft(user)) return reply.callNotFound();
      const picture = await drawn(`exhibition:${id}`, () => drawExhibition(id));
      return reply.header('cache-control', keptFor(exists)).type('image/webp').send(picture);
    },
  },
];

function museumDrawing(
  path: string,
  width: number,
  pictureOf: (slug: string) => Promise<Buffer>,
): PlainRoute {
  return {
    method: 'GET',
    path,
    tag: 'museum',
    summary: `The woven picture of a museum, ${width} pixels wide`,
    params: museumParams,
    answers,
    async handle({ request, reply, context }) {
      const { slug } = museumParams.parse(request.params);
      const { pool, user } = await context();
      const exists = await museumExists(pool, slug);
      if (!exists && !mayDraft(user)) return reply.callNotFound();
      const picture = await pictureOf(slug);
      return reply.header('cache-control', keptFor(exists)).type('image/webp').send(picture);
    },
  };
}

function museumPicture(slug: string): Promise<Buffer> {
  return drawn(`museum:${slug}`, () => drawMuseum(slug));
}

function drawMuseum(slug: string): Promise<Buffer> {
  const design = museumDesign(slug);
  const ground = PALETTES[design.palette].ramp[design.isNight ? 0 : 4];
  return wovenWebp(museumPile(design, MUSEUM_LOOM), MUSEUM_LOOM, ground);
}

function drawExhibition(id: string): Promise<Buffer> {
  const design = designOf(String(hash32(id)));
  const ground = PALETTES[design.palette].ramp[0];
  return wovenWebp(pile(design, EXHIBITION_LOOM), EXHIBITION_LOOM, ground);
}
