import { z } from 'zod';
import { LANGUAGES, type Language } from '../../../domain/base/language.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { exampleLetter, LETTER_POLICY } from '../../letter/dev/example-letter.ts';
import { findLetterhead } from '../../letter/letterhead-queries.ts';
import { LETTER_NAMES, type LetterName } from '../../letter/letters.ts';
import { requireUser } from '../../platform/access.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';
import { withWording } from '../../platform/worded.ts';
import { wordingOf } from '../../wording/current-wording.ts';
import { findDrafts } from '../../wording/text-draft-queries.ts';
import { findTextsInForce } from '../../wording/text-override-queries.ts';

const BASE = '/office/letters';
const params = z.object({ name: z.enum(LETTER_NAMES), language: z.enum(LANGUAGES) });

export const letterDraftPath = (name: LetterName, language: Language) =>
  `${BASE}/${name}/${language}`;

/** Preview of a letter with the viewer's drafts and sample data. */
export const letterDraftRoute: PlainRoute = {
  method: 'GET',
  path: `${BASE}/:name/:language`,
  tag: 'office-scheme',
  summary: 'A letter with the drafts of who asks, for staff',
  right: 'scheme.edit',
  params,
  answers: { 200: { description: 'The letter', mediaType: 'text/html' } },
  async handle({ request, reply, context }) {
    const visit = await context();
    const { pool, clock } = visit;
    const { name, language } = params.parse(request.params);
    const { accountId } = requireUser(visit).user;
    const inForce = await findTextsInForce(pool, helsinkiDay(clock.now()));
    const wording = await wordingOf([...inForce, ...(await findDrafts(pool, accountId))]);
    const head = await findLetterhead(pool, language);
    const { html } = await withWording(wording, () => exampleLetter(name, language, head));
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', LETTER_POLICY)
      .type('text/html; charset=utf-8')
      .send(html);
  },
};
