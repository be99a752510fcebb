import { z } from 'zod';
import { formatMoney } from '../../../domain/base/format.ts';
import { isInvoiced, receiptTotal } from '../../../domain/receipt/receipt.ts';
import { formatText, type LetterKind, webAddress } from '../letter.ts';
import {
  attachmentBlocks,
  companyAttachments,
  orderBlocks,
  orderGreeting,
} from './order-blocks.ts';
import { receiptData, termsVersion } from './receipt-data.ts';

const data = z.object({
  firstName: z.string(),
  companyName: z.string(),
  units: z.number().int().positive(),
  isDigital: z.boolean(),
  receipt: receiptData,
  termsVersion,
  links: z.object({ desk: webAddress, terms: webAddress }),
});

/** One letter for the whole order: the receipt and the link to the company's page with the codes. */
export const companyConfirmation: LetterKind<z.infer<typeof data>> = {
  data,
  secret: false,
  reason: 'order',
  usefulForSeconds: () => null,
  async write(ordered, writing) {
    const { firstName, companyName, units, isDigital, receipt, links } = ordered;
    const { companyConfirmation: texts, purchaseConfirmation: shared } = writing.texts;
    const { deliveryWeeks } = writing.letterhead;
    const invoiced = isInvoiced(receipt);
    const attachments = await companyAttachments(ordered, writing);
    return {
      subject: formatText(
        writing,
        texts.subject,
        units,
        formatMoney(receiptTotal(receipt), writing.language),
      ),
      preview: formatText(writing, invoiced ? texts.previewInvoice : texts.preview, units),
      greeting: orderGreeting(receipt, writing),
      title: formatText(writing, texts.title, firstName),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body, units, companyName) },
        ...(invoiced
          ? [{ kind: 'paragraph' as const, text: formatText(writing, texts.invoice) }]
          : []),
        {
          kind: 'paragraph',
          text: formatText(writing, isDigital ? texts.digital : texts.envelope, deliveryWeeks),
        },
        { kind: 'button', label: formatText(writing, texts.desk), href: links.desk },
        { kind: 'quiet', text: formatText(writing, texts.deskSecret) },
        ...orderBlocks({ receipt }, writing),
        { kind: 'link', label: formatText(writing, shared.terms), href: links.terms },
        ...attachmentBlocks(attachments, writing),
      ],
      attachments,
    };
  },
};
