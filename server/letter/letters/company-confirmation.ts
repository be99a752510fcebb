import { z } from 'zod';
import { type LetterKind, say, webAddress } from '../letter.ts';
import { orderBlocks, receiptAttachment } from './order-blocks.ts';
import { receiptData } from './receipt-data.ts';

const data = z.object({
  firstName: z.string(),
  companyName: z.string(),
  units: z.number().int().positive(),
  isDigital: z.boolean(),
  receipt: receiptData,
  links: z.object({ desk: webAddress, terms: webAddress }),
});

/** One letter for the whole order, however many cards: the receipt, and the company's own page with the codes. */
export const companyConfirmation: LetterKind<z.infer<typeof data>> = {
  data,
  // The link opens the codes to whoever reads it.
  secret: true,
  usefulForSeconds: () => null,
  async write({ firstName, companyName, units, isDigital, receipt, links }, writing) {
    const { companyConfirmation: texts, purchaseConfirmation: shared } = writing.texts;
    const { deliveryWeeks } = writing.letterhead;
    return {
      subject: say(writing, texts.subject, receipt.orderNumber),
      preview: say(writing, texts.preview, units),
      title: say(writing, texts.title, firstName),
      blocks: [
        { kind: 'paragraph', text: say(writing, texts.body, units, companyName) },
        {
          kind: 'paragraph',
          text: say(writing, isDigital ? texts.digital : texts.envelope, deliveryWeeks),
        },
        { kind: 'button', label: say(writing, texts.desk), href: links.desk },
        { kind: 'quiet', text: say(writing, texts.deskSecret) },
        ...orderBlocks({ receipt }, writing),
        { kind: 'link', label: say(writing, shared.terms), href: links.terms },
      ],
      attachments: [await receiptAttachment(receipt, writing)],
    };
  },
};
