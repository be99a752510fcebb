import { z } from 'zod';
import { text } from '../../contract/wire-values.ts';
import { unsealCode } from '../activation/activation-secret.ts';
import { findScheme } from '../catalog/scheme-queries.ts';
import { giftPdf } from '../mail/gift/gift-pdf.ts';
import type { PlainRoute } from '../platform/plain-route.ts';
import { activationLink, GIVER_PARAMETER } from './gift-links.ts';
import { secretHash } from './gift-secrets.ts';
import { GIFT_PARAMETER, GIFT_PDF_PATH, noSuchGift } from './giver-page.ts';
import { findGiverGifts } from './giver-queries.ts';

const query = z.object({
  [GIVER_PARAMETER]: text(100).optional(),
  [GIFT_PARAMETER]: text(100).optional(),
});

/** The gift for printing at home, for the giver. */
export const giftPdfRoute: PlainRoute = {
  method: 'GET',
  path: GIFT_PDF_PATH,
  summary: 'A gift of one’s own giving, for printing',
  query,
  answers: { 200: { description: 'The gift', mediaType: 'application/pdf' } },
  async handle({ request, reply, context }) {
    const { pool, settings, clock, language } = await context();
    const asked = query.safeParse(request.query).data;
    const gifts = await findGiverGifts(pool, secretHash(asked?.[GIVER_PARAMETER] ?? ''));
    const gift = gifts.find(({ giftId }) => giftId === asked?.[GIFT_PARAMETER]);
    if (!gift) throw noSuchGift(language);
    const { productForms } = await findScheme(pool);
    const code = unsealCode(gift.sealedCode, settings.secretKey);
    const printed = {
      ...gift,
      code,
      link: activationLink(gift.language, settings, code),
      shortAddress: activationLink(gift.language, settings),
    };
    const print = { forms: productForms, bleed: 0, madeAt: clock.now() } as const;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'inline; filename="lahja.pdf"')
      .type('application/pdf')
      .send(await giftPdf([printed], print));
  },
};
