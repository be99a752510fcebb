import { z } from 'zod';
import { LOGO_FILES } from '../../domain/scheme/logo.ts';
import type { PlainRoute, RouteRequest } from '../platform/http/plain-route.ts';
import { countPicture } from '../platform/picture/count-picture.ts';
import { findLogoFile } from '../platform/picture/logo-file-queries.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalText } from '../platform/refusal-text.ts';
import { insertLogo } from './logo-queries.ts';
import { makeLogo } from './make-logo.ts';

const params = z.object({ id: z.uuid(), file: z.enum(LOGO_FILES) });
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The scheme's logo: uploaded by staff, served as immutable. */
export const logoRoutes: PlainRoute[] = [
  {
    method: 'GET',
    path: '/scheme-logos/:id/:file.png',
    tag: 'scheme',
    summary: 'The logo of the scheme, or an icon made of it',
    params,
    answers: { 200: { description: 'The picture', mediaType: 'image/png' } },
    async handle({ request, reply, context }) {
      const { pool } = await context();
      const file = await findLogoFile(pool, params.parse(request.params));
      if (!file) return reply.callNotFound();
      return reply.header('cache-control', FOR_GOOD).type('image/png').send(file);
    },
  },
  {
    method: 'POST',
    path: '/office/scheme-logos',
    tag: 'office-scheme',
    summary: 'Takes a logo: PNG or WebP, for staff',
    right: 'scheme.edit',
    acceptsPicture: true,
    answers: {
      200: {
        description: 'What an action shows it by',
        mediaType: 'application/json',
        schema: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
      },
    },
    handle: uploadLogo,
  },
];

async function uploadLogo({ request, reply, context }: RouteRequest) {
  const user = await context();
  const { pool, clock, language, log } = user;
  await countPicture(user);
  const later = () => refusalText('picturesWait', language);
  const made = await makeLogo(z.instanceof(Buffer).parse(request.body), later);
  if (typeof made === 'string') {
    throw new Refusal('BAD_PICTURE', refusalText(made, language), 422);
  }
  // The request has already been answered with a timeout.
  if (reply.sent) return reply;
  const id = await insertLogo(pool, made, clock.now());
  const { width, height } = made;
  log.info({ logoId: id, bytes: made.mark.length }, 'logo taken');
  return reply.header('cache-control', 'no-store').send({ id, width, height });
}
