import { z } from 'zod';
import { isInvoiced, receiptTotal } from '../../../../domain/receipt/receipt.ts';
import {
  attachmentBlocks,
  companyAttachments,
  orderBlocks,
  orderGreeting,
} from '../../blocks/order-blocks.ts';
import { receiptData, termsVersion } from '../../blocks/receipt-data.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { links, receipt } from '../../dev/example-facts.ts';
import { companyConfirmationTexts } from '../../texts/order/company-confirmation.ts';
import { purchaseConfirmationTexts } from '../../texts/order/purchase-confirmation.ts';

/** One letter for the whole order: the receipt and the link to the company's page with the codes. */
export const companyConfirmation = defineLetter({
  name: {
    fi: 'Yritystilauksen vahvistus',
    sv: 'Bekräftelse av företagsbeställning',
    en: 'Company order confirmation',
  },
  texts: companyConfirmationTexts,
  data: z.object({
    firstName: z.string(),
    companyName: z.string(),
    units: z.number().int().positive(),
    isDigital: z.boolean(),
    receipt: receiptData,
    termsVersion,
    links: z.object({ desk: webAddress, terms: webAddress }),
  }),
  example: {
    firstName: 'Helmi',
    companyName: 'Kahvila Aamu Oy',
    units: 50,
    isDigital: true,
    receipt: {
      ...receipt,
      method: 'company',
      buyerName: 'Kahvila Aamu Oy (1234567-8)',
      lines: receipt.lines.map((line) => ({ ...line, units: 50 })),
    },
    termsVersion: '2026-11',
    links: { desk: 'https://kortti.example/yrityksille/kortit#avain', terms: links.terms },
  },
  renewed: { desk: 'desk' },
  reason: 'order',
  async write(ordered, { texts, ...writing }) {
    const { text, paragraph, button, link, quiet } = writing;
    const { units, receipt: paid } = ordered;
    const invoiced = isInvoiced(paid);
    const attachments = await companyAttachments(ordered, writing);
    return {
      subject: text(texts.subject, units, writing.money(receiptTotal(paid))),
      preview: text(invoiced ? texts.previewInvoice : texts.preview, units),
      greeting: orderGreeting(paid, writing),
      title: text(texts.title, ordered.firstName),
      blocks: [
        paragraph(texts.body, units, ordered.companyName),
        ...(invoiced ? [paragraph(texts.invoice)] : []),
        paragraph(
          ordered.isDigital ? texts.digital : texts.envelope,
          writing.letterhead.deliveryWeeks,
        ),
        button(texts.desk, ordered.links.desk),
        quiet(texts.deskSecret),
        ...orderBlocks({ receipt: paid }, writing),
        link(purchaseConfirmationTexts[writing.language].terms, ordered.links.terms),
        ...attachmentBlocks(attachments, writing),
      ],
      attachments,
    };
  },
});
