import { z } from 'zod';
import { text } from '../../../contract/call/wire-values.ts';
import { unsealCode } from '../../activation/activation-secret.ts';
import { giftPdf } from '../../letter/gift/gift-pdf.ts';
import type { PlainRoute } from '../../platform/http/plain-route.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { parseInput } from '../../platform/parse-input.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { activationLink } from '../gift-links.ts';
import { secretHash } from '../gift-secrets.ts';
import { noSuchGift } from '../giver/giver-page.ts';
import { findGiverGifts } from '../giver/giver-queries.ts';

const pdfRequest = z.object({ giftKey: text(100), giftId: text(100) });

const NAMES = { fi: 'lahja', sv: 'gava', en: 'gift' };

/** The giver's printable gift. POST keeps the key out of addresses. */
export const giftPdfRoute: PlainRoute = {
  method: 'POST',
  path: '/gifts/pdf',
  tag: 'gift',
  summary: 'A gift of one’s own giving, for printing',
  body: pdfRequest,
  answers: { 200: { description: 'The gift', mediaType: 'application/pdf' } },
  async handle({ request, reply, context }) {
    const { pool, settings, clock, language } = await context();
    const { giftKey, giftId } = parseInput(pdfRequest, request.body, language);
    const gifts = await findGiverGifts(pool, secretHash(giftKey));
    const gift = gifts.find((one) => one.giftId === giftId);
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
    const content = await giftPdf([printed], print);
    return sendFile(reply, { name: [NAMES[gift.language]], ending: 'pdf', content, isShown: true });
  },
};
