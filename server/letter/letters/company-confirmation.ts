import { z } from 'zod';
import { formatText, type LetterKind, webAddress } from '../letter.ts';
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
      subject: formatText(writing, texts.subject, receipt.orderNumber),
      preview: formatText(writing, texts.preview, units),
      title: formatText(writing, texts.title, firstName),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, units, companyName) },
        {
          kind: 'paragraph',
          text: formatText(writing, isDigital ? texts.digital : texts.envelope, deliveryWeeks),
        },
        { kind: 'button', label: formatText(writing, texts.desk), href: links.desk },
        { kind: 'quiet', text: formatText(writing, texts.deskSecret) },
        ...orderBlocks({ receipt }, writing),
        { kind: 'link', label: formatText(writing, shared.terms), href: links.terms },
      ],
      attachments: [await receiptAttachment(receipt, writing)],
    };
  },
};
