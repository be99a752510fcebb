import type { Cents } from '../../../domain/base/cents.ts';
import { formatRate } from '../../../domain/base/format.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import {
  isInvoiced,
  lineTotal,
  type Receipt,
  type ReceiptLine,
  receiptTotal,
} from '../../../domain/receipt/receipt.ts';
import { vatLines } from '../../../domain/receipt/vat-lines.ts';
import type { Attachment, Block, Fact, LetterContext } from '../letter.ts';
import { receiptPdf } from '../receipt/receipt-pdf.ts';
import { receiptSheet } from '../receipt/receipt-sheet.ts';
import { methodRow, receiptTexts, receiptTitle } from '../receipt/receipt-texts.ts';
import { termsAttachments, withdrawalFormAttachment } from '../terms/terms-attachments.ts';
import { purchaseConfirmationTexts } from '../texts/order/purchase-confirmation.ts';
import type { Writing } from '../writing.ts';

export type MonthlyPlan = { instalment: Cents; total: Cents; nextDueOn: LocalDate };
type Order = { receipt: Receipt; monthlyPlan?: MonthlyPlan | null };

/** What was ordered and paid and what remains. An invoice is unpaid. */
export function orderBlocks({ receipt, monthlyPlan }: Order, writing: Writing): Block[] {
  const { language, text, money, day, time, heading, paragraph } = writing;
  const texts = purchaseConfirmationTexts[language];
  const invoiced = isInvoiced(receipt);
  const rows: Fact[] = [
    [text(texts.orderNumber), receipt.orderNumber],
    ...receipt.lines.map((line) => lineRow(line, writing)),
    ...vatRows(receipt, writing),
    [text(invoiced ? texts.orderedAt : texts.paidAt), time(receipt.paidAt)],
    ...methodRow(text(texts.method), receipt.method, language),
  ];
  const total: Fact = [text(invoiced ? texts.total : texts.paid), money(receiptTotal(receipt))];
  // Lines are described in the order's own words: no placeholder is filled in.
  const blocks: Block[] = [heading(texts.order), { kind: 'facts', rows, total }];
  if (monthlyPlan) {
    rows.push([text(texts.instalment), planInWords(monthlyPlan, writing)]);
    rows.push([text(texts.nextInstalment), day(monthlyPlan.nextDueOn)]);
    blocks.push(paragraph(texts.binding));
  }
  return blocks;
}

/** Seller and buyer: with the order lines the letter is a receipt. The PDF is rendered when the link is opened. */
export function receiptBlocks(
  receipt: Receipt,
  pdfPage: string | undefined,
  { language, quiet, link }: Writing,
): Block[] {
  const texts = purchaseConfirmationTexts[language];
  const { buyer } = receiptTexts[language];
  const { seller } = receiptSheet(receipt, language);
  const people = [...(receipt.buyerName ? [`${buyer}: ${receipt.buyerName}`] : []), ...seller];
  return [
    { kind: 'quiet', text: people.join('\n') },
    quiet(texts.isReceipt),
    ...(pdfPage ? [link(texts.receiptPdf, pdfPage)] : []),
  ];
}

/** Line above the title of a confirmation. */
export function orderGreeting({ orderNumber }: Receipt, { language, text }: Writing): string {
  return `${text(purchaseConfirmationTexts[language].orderNumber)} ${orderNumber}`;
}

/** Lists the attachments by name, so that a printout shows what is missing. */
export function attachmentBlocks(
  attachments: Attachment[],
  { language, heading }: Writing,
): Block[] {
  return [
    heading(purchaseConfirmationTexts[language].attachments),
    { kind: 'quiet', text: attachments.map(({ filename }) => filename).join('\n') },
  ];
}

export function planInWords(
  { instalment, total }: MonthlyPlan,
  { language, text, money }: Writing,
): string {
  const { instalmentPlan } = purchaseConfirmationTexts[language];
  return text(instalmentPlan, money(instalment), money(total));
}

/** Same rows as the receipt: product at full price, campaign as its own line. */
function lineRow(line: ReceiptLine, { money }: Writing): Fact {
  const { units, description } = line;
  return [units === 1 ? description : `${units} × ${description}`, money(lineTotal(line))];
}

function vatRows({ lines }: Receipt, { language, text, money }: Writing): Fact[] {
  const { vat } = purchaseConfirmationTexts[language];
  return vatLines(lines)
    .filter(({ tax }) => tax !== 0)
    .map(({ basisPoints, tax }) => [text(vat, formatRate(basisPoints, language)), money(tax)]);
}

type Confirmed = {
  receipt: Receipt;
  termsVersion: string | null;
  links: { terms: string };
};

/** The law requires these with a consumer's confirmation on a durable medium: terms and withdrawal form. */
export async function orderAttachments(
  order: Confirmed,
  writing: LetterContext,
): Promise<Attachment[]> {
  return [
    ...(await termsAttachments(order, writing)),
    await withdrawalFormAttachment(order, writing),
  ];
}

/** A company has no right of withdrawal and gets the receipt for its books. */
export async function companyAttachments(
  order: Confirmed,
  writing: LetterContext,
): Promise<Attachment[]> {
  return [
    await receiptAttachment(order.receipt, writing),
    ...(await termsAttachments(order, writing)),
  ];
}

export async function receiptAttachment(
  receipt: Receipt,
  writing: LetterContext,
): Promise<Attachment> {
  const { language, letterhead } = writing;
  return {
    // No spaces, as in the other file names.
    filename: `${receiptTitle(receipt, language).replaceAll(' ', '-')}-${receipt.orderNumber}.pdf`,
    contentType: 'application/pdf',
    content: await receiptPdf(receipt, language, letterhead.product.nominative),
  };
}
