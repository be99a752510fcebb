import { z } from 'zod';
import { LARGE_WIDTH, NARROW_WIDTH, SMALL_WIDTH } from '../../../domain/museum/picture-limits.ts';
import type { Database } from '../../db/database.ts';
import type { PlainRoute, RouteRequest } from '../../platform/http/plain-route.ts';
import { countPicture } from '../../platform/picture/count-picture.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { makePicture } from './make-picture.ts';
import { narrowPicture } from './narrow-picture.ts';
import { OFFICE_PICTURE_PATH, picturePath } from './picture-paths.ts';
import { findAnyPicture, findPicture, insertPictureAside } from './picture-queries.ts';

const params = z.object({ id: z.uuid() });
const FOR_GOOD = 'public, max-age=31536000, immutable';
const WEBP = { description: 'The picture', mediaType: 'image/webp' };

/** Museum pictures: public and immutable for visitors, uploaded by staff. */
export const pictureRoutes: PlainRoute[] = [
  shownPicture(NARROW_WIDTH, findNarrowPicture),
  shownPicture(SMALL_WIDTH, (db, id) => findPicture(db, { id, size: 'small' })),
  shownPicture(LARGE_WIDTH, (db, id) => findPicture(db, { id, size: 'content' })),
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

function shownPicture(width: number, find: typeof findAnyPicture): PlainRoute {
  return {
    method: 'GET',
    path: picturePath(':id', width),
    tag: 'museum',
    summary: `A picture of a museum, ${width} pixels wide`,
    params,
    answers: { 200: WEBP },
    handle: (visit) => send(visit, FOR_GOOD, find),
  };
}

async function findNarrowPicture(db: Database, id: string): Promise<Buffer | null> {
  const small = await findPicture(db, { id, size: 'small' });
  return small && narrowPicture(id, small);
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
  const user = await context();
  const { pool, clock, language, log } = user;
  await countPicture(user);
  const later = () => refusalText('picturesWait', language);
  const made = await makePicture(z.instanceof(Buffer).parse(request.body), later);
  if (typeof made === 'string') {
    throw new Refusal('BAD_PICTURE', refusalText(made, language), 422);
  }
  // The request has already been answered with a timeout.
  if (reply.sent) return reply;
  const id = await insertPictureAside(pool, made, clock.now());
  log.info({ pictureId: id, bytes: made.content.length }, 'picture of a museum taken');
  return reply.header('cache-control', 'no-store').send({ id });
}
