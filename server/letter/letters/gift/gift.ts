import { z } from 'zod';
import {
  type ActivationCode,
  parseActivationCode,
} from '../../../../domain/activation/activation-code.ts';
import { codeText } from '../../blocks/code-text.ts';
import { dataSourceBlocks } from '../../blocks/data-source-blocks.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { exampleTime } from '../../dev/example-facts.ts';
import { giftPdf, woolOf } from '../../gift/gift-pdf.ts';
import type { Attachment } from '../../letter.ts';
import { giftTexts } from '../../texts/gift/gift.ts';
import type { Writing } from '../../writing.ts';

const data = z.object({
  recipientName: z.string(),
  giverName: z.string(),
  greeting: z.string(),
  /** Null once the letter has been sent, since the code is secret. */
  code: z
    .string()
    .transform((text, context) => {
      const code = parseActivationCode(text);
      if (!code) context.addIssue({ code: 'custom', message: 'not an activation code' });
      return code ?? z.NEVER;
    })
    .nullable(),
  sentAt: z.number(),
  /** From the accepted terms; missing in letters queued earlier. */
  giftsStay: z.boolean().default(true),
  /** `open` records the opening; `print` carries the code as a QR code; `activate` is the page for typing it. */
  links: z.object({ open: webAddress, print: webAddress, activate: webAddress }),
});
type Gift = z.infer<typeof data>;

/** To the recipient: greeting, code and instructions, on screen and as a printable PDF. */
export const gift = defineLetter({
  name: { fi: 'Lahja saajalle', sv: 'Gåva till mottagaren', en: 'Gift to the recipient' },
  texts: giftTexts,
  data,
  example: {
    recipientName: 'Elias',
    giverName: 'Aino Lahtinen',
    greeting: 'Hyvää syntymäpäivää!',
    code: parseActivationCode('ACDE-FGHJ-KMNP-QRTH'),
    sentAt: exampleTime,
    giftsStay: false,
    links: {
      open: 'https://kortti.example/aktivoi#lahja=abc',
      print: 'https://kortti.example/aktivoi#koodi=ACDEFGHJKMNPQRTH',
      activate: 'https://kortti.example/aktivoi',
    },
  },
  exampleIn: {
    sv: { greeting: 'Grattis på födelsedagen!' },
    en: { greeting: 'Happy birthday!' },
  },
  withoutCode: (given) => ({ ...given, code: null }),
  reason: 'recipient',
  async write(given, { texts, ...writing }) {
    const { text, heading, paragraph, digits, button, quiet } = writing;
    const { giverName, greeting, code, links } = given;
    const shortAddress = links.activate.replace(/^https?:\/\//, '');
    return {
      subject: text(texts.subject, giverName),
      preview: text(texts.preview),
      title: text(texts.title, given.recipientName),
      wool: woolOf(given.sentAt),
      blocks: [
        ...(greeting
          ? [{ kind: 'greeting' as const, text: greeting, from: text(texts.from, giverName) }]
          : []),
        paragraph(texts.body, giverName),
        digits(texts.code, codeText(code, writing)),
        button(texts.activate, links.open),
        heading(texts.steps),
        {
          kind: 'steps',
          items: [
            text(texts.stepOpen, shortAddress),
            text(texts.stepCode),
            text(texts.stepDetails),
          ],
        },
        paragraph(texts.pdf),
        quiet(texts.secret),
        ...(given.giftsStay ? [] : [quiet(texts.mayEnd, giverName)]),
        ...dataSourceBlocks('giver', { name: giverName, link: links.activate }, writing),
      ],
      attachments: code === null ? [] : [await printedGift({ ...given, code }, texts, writing)],
    };
  },
});

async function printedGift(
  given: Gift & { code: ActivationCode },
  { filename }: { filename: string },
  { language, letterhead }: Writing,
): Promise<Attachment> {
  const { recipientName, giverName, greeting, code, links, sentAt } = given;
  const { product } = letterhead;
  const { print: link, activate: shortAddress } = links;
  const content = await giftPdf(
    [{ language, recipientName, giverName, greeting, code, link, shortAddress }],
    { forms: { fi: product, sv: product, en: product }, bleed: 0, madeAt: sentAt },
  );
  return { filename: `${filename}.pdf`, contentType: 'application/pdf', content };
}
