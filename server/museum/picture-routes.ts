import { z } from 'zod';
import type { PlainRoute, RouteRequest } from '../platform/plain-route.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { makePicture } from './make-picture.ts';
import { OFFICE_PICTURE_PATH } from './picture-paths.ts';
import {
  findAnyPicture,
  findPicture,
  insertPictureAside,
  type PictureSize,
} from './picture-queries.ts';

const params = z.object({ id: z.uuid() });
const FOR_GOOD = 'public, max-age=31536000, immutable';
const WEBP = { description: 'The picture', mediaType: 'image/webp' };

/** Pictures of museums: shown to everybody under an address that never changes, brought by staff. */
export const pictureRoutes: PlainRoute[] = [
  shownPicture('800', 'small'),
  shownPicture('1600', 'content'),
  {
    method: 'GET',
    path: OFFICE_PICTURE_PATH,
    tag: 'office-museum',
    summary: 'A picture of a museum, also one that is not shown yet, for staff',
    params,
    right: 'museum.edit',
    answers: { 200: WEBP },
    handle: (visit) => send(visit, 'private, max-age=3600', findAnyPicture),
  },
  {
    method: 'POST',
    path: '/office/museum-pictures',
    tag: 'office-museum',
    summary: 'Takes a picture of a museum: JPEG, PNG or WebP, for staff',
    right: 'museum.edit',
    acceptsPicture: true,
    answers: {
      200: {
        description: 'The id by which an action shows it',
        mediaType: 'application/json',
        schema: z.object({ id: z.uuid() }),
      },
    },
    handle: uploadPicture,
  },
];

function shownPicture(name: string, size: PictureSize): PlainRoute {
  return {
    method: 'GET',
    path: `/museum-pictures/:id/${name}.webp`,
    tag: 'museum',
    summary: `A picture of a museum, ${name} pixels wide`,
    params,
    answers: { 200: WEBP },
    handle: (visit) => send(visit, FOR_GOOD, (db, id) => findPicture(db, { id, size })),
  };
}

async function send(
  { request, reply, context }: RouteRequest,
  cache: string,
  find: typeof findAnyPicture,
) {
  const { pool } = await context();
  const file = await find(pool, params.parse(request.params).id);
  if (!file) return reply.callNotFound();
  return reply.header('cache-control', cache).type('image/webp').send(file);
}

async function uploadPicture({ request, reply, context }: RouteRequest) {
  const { pool, clock, language, log } = await context();
  const made = await makePicture(z.instanceof(Buffer).parse(request.body));
  if (typeof made === 'string') {
    throw new Refusal('BAD_PICTURE', refusalText(made, language), 422);
  }
  const id = await insertPictureAside(pool, made, clock.now());
  log.info({ pictureId: id, bytes: made.content.length }, 'picture of a museum taken');
  return reply.header('cache-control', 'no-store').send({ id });
}
