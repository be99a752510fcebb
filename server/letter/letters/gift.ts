import { z } from 'zod';
import {
  type ActivationCode,
  parseActivationCode,
} from '../../../domain/activation/activation-code.ts';
import { codeText } from '../code-text.ts';
import { giftPdf, woolOf } from '../gift/gift-pdf.ts';
import {
  type Attachment,
  type Block,
  formatText,
  type LetterContext,
  type LetterKind,
  webAddress,
} from '../letter.ts';
import { dataSourceBlocks } from './data-source-blocks.ts';

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
export const gift: LetterKind<Gift> = {
  data,
  secret: false,
  withoutCode: (given) => ({ ...given, code: null }),
  reason: 'recipient',
  usefulForSeconds: () => null,
  async write(given, writing) {
    const { gift: texts } = writing.texts;
    const { recipientName, giverName, code, links } = given;
    const shortAddress = links.activate.replace(/^https?:\/\//, '');
    return {
      subject: formatText(writing, texts.subject, giverName),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title, recipientName),
      wool: woolOf(given.sentAt),
      blocks: [
        ...greetingBlocks(given, writing),
        { kind: 'paragraph', text: formatText(writing, texts.body, giverName) },
        { kind: 'digits', label: formatText(writing, texts.code), text: codeText(code, writing) },
        { kind: 'button', label: formatText(writing, texts.activate), href: links.open },
        { kind: 'heading', text: formatText(writing, texts.steps) },
        {
          kind: 'steps',
          items: [
            formatText(writing, texts.stepOpen, shortAddress),
            formatText(writing, texts.stepCode),
            formatText(writing, texts.stepDetails),
          ],
        },
        { kind: 'paragraph', text: formatText(writing, texts.pdf) },
        { kind: 'quiet', text: formatText(writing, texts.secret) },
        ...(given.giftsStay
          ? []
          : [{ kind: 'quiet' as const, text: formatText(writing, texts.mayEnd, giverName) }]),
        ...dataSourceBlocks('giver', { name: giverName, link: links.activate }, writing),
      ],
      attachments: code === null ? [] : [await printedGift({ ...given, code }, writing)],
    };
  },
};

function greetingBlocks({ greeting, giverName }: Gift, writing: LetterContext): Block[] {
  if (greeting === '') return [];
  return [
    {
      kind: 'greeting',
      text: greeting,
      from: formatText(writing, writing.texts.gift.from, giverName),
    },
  ];
}

async function printedGift(
  given: Gift & { code: ActivationCode },
  { language, letterhead, texts }: LetterContext,
): Promise<Attachment> {
  const { recipientName, giverName, greeting, code, links, sentAt } = given;
  const { product } = letterhead;
  const content = await giftPdf(
    [
      {
        language,
        recipientName,
        giverName,
        greeting,
        code,
        link: links.print,
        shortAddress: links.activate,
      },
    ],
    { forms: { fi: product, sv: product, en: product }, bleed: 0, madeAt: sentAt },
  );
  return { filename: `${texts.gift.filename}.pdf`, contentType: 'application/pdf', content };
}
