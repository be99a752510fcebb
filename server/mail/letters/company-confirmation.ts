import { z } from 'zod';
import { formatDateTime, formatMoney } from '../../../domain/base/format.ts';
import { receiptTotal } from '../../../domain/receipt/receipt.ts';
import { type LetterKind, say, webAddress } from '../letter.ts';
import { receiptPdf } from '../receipt/receipt-pdf.ts';
import { receiptTexts } from '../receipt/receipt-texts.ts';
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
    const { language, letterhead } = writing;
    const pdf = await receiptPdf(receipt, language, letterhead.product.nominative);
    const method = receiptTexts[language].methods[receipt.method];
    return {
      subject: say(writing, texts.subject, receipt.orderNumber),
      preview: say(writing, texts.preview, units),
      title: say(writing, texts.title, firstName),
      blocks: [
        { kind: 'paragraph', text: say(writing, texts.body, units, companyName) },
        {
          kind: 'paragraph',
          text: say(writing, isDigital ? texts.digital : texts.envelope, letterhead.deliveryWeeks),
        },
        { kind: 'button', label: say(writing, texts.desk), href: links.desk },
        { kind: 'quiet', text: say(writing, texts.deskSecret) },
        { kind: 'heading', text: say(writing, shared.order) },
        {
          kind: 'facts',
          rows: [
            [say(writing, shared.orderNumber), receipt.orderNumber],
            [say(writing, texts.cards), String(units)],
            [say(writing, shared.paid), formatMoney(receiptTotal(receipt))],
            [say(writing, shared.paidAt), formatDateTime(receipt.paidAt)],
            [say(writing, shared.method), method],
          ],
        },
        { kind: 'paragraph', text: say(writing, shared.receipt) },
        { kind: 'link', label: say(writing, shared.terms), href: links.terms },
      ],
      attachments: [
        {
          filename: `${receiptTexts[language].title}-${receipt.orderNumber}.pdf`,
          contentType: 'application/pdf',
          content: pdf,
        },
      ],
    };
  },
};
