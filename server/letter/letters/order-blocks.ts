import type { Cents } from '../../../domain/base/cents.ts';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatRate,
} from '../../../domain/base/format.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import {
  isInvoiced,
  lineTotal,
  type Receipt,
  type ReceiptLine,
  receiptTotal,
} from '../../../domain/receipt/receipt.ts';
import { vatLines } from '../../../domain/receipt/vat-lines.ts';
import {
  type Attachment,
  type Block,
  type Fact,
  formatText,
  type LetterContext,
} from '../letter.ts';
import { receiptPdf } from '../receipt/receipt-pdf.ts';
import { receiptSheet } from '../receipt/receipt-sheet.ts';
import { methodRow, receiptTexts, receiptTitle } from '../receipt/receipt-texts.ts';
import { termsAttachments, withdrawalFormAttachment } from '../terms/terms-attachments.ts';

export type MonthlyPlan = { instalment: Cents; total: Cents; nextDueOn: LocalDate };
type Order = { receipt: Receipt; monthlyPlan?: MonthlyPlan | null };

/** What was ordered and paid and what remains. An invoice is unpaid. */
export function orderBlocks({ receipt, monthlyPlan }: Order, writing: LetterContext): Block[] {
  const { purchaseConfirmation: texts } = writing.texts;
  const invoiced = isInvoiced(receipt);
  const rows: Fact[] = [
    [formatText(writing, texts.orderNumber), receipt.orderNumber],
    ...receipt.lines.map((line) => lineRow(line, writing)),
    ...vatRows(receipt, writing),
    [
      formatText(writing, invoiced ? texts.orderedAt : texts.paidAt),
      formatDateTime(receipt.paidAt, writing.language),
    ],
    ...methodRow(formatText(writing, texts.method), receipt.method, writing.language),
  ];
  const total: Fact = [
    formatText(writing, invoiced ? texts.total : texts.paid),
    formatMoney(receiptTotal(receipt), writing.language),
  ];
  const blocks: Block[] = [
    { kind: 'heading', text: formatText(writing, texts.order) },
    { kind: 'facts', rows, total },
  ];
  if (monthlyPlan) {
    rows.push([formatText(writing, texts.instalment), planInWords(monthlyPlan, writing)]);
    rows.push([
      formatText(writing, texts.nextInstalment),
      formatDate(monthlyPlan.nextDueOn, writing.language),
    ]);
    blocks.push({ kind: 'paragraph', text: formatText(writing, texts.binding) });
  }
  return blocks;
}

/** Seller and buyer: with the order lines the letter is a receipt. The PDF is rendered when the link is opened. */
export function receiptBlocks(
  receipt: Receipt,
  pdfPage: string | undefined,
  writing: LetterContext,
): Block[] {
  const { purchaseConfirmation: texts } = writing.texts;
  const { buyer } = receiptTexts[writing.language];
  const { seller } = receiptSheet(receipt, writing.language);
  const people = [...(receipt.buyerName ? [`${buyer}: ${receipt.buyerName}`] : []), ...seller];
  return [
    { kind: 'quiet', text: people.join('\n') },
    { kind: 'quiet', text: formatText(writing, texts.isReceipt) },
    ...(pdfPage
      ? [{ kind: 'link' as const, label: formatText(writing, texts.receiptPdf), href: pdfPage }]
      : []),
  ];
}

/** Line above the title of a confirmation. */
export function orderGreeting({ orderNumber }: Receipt, writing: LetterContext): string {
  return `${formatText(writing, writing.texts.purchaseConfirmation.orderNumber)} ${orderNumber}`;
}

/** Lists the attachments by name, so that a printout shows what is missing. */
export function attachmentBlocks(attachments: Attachment[], writing: LetterContext): Block[] {
  return [
    { kind: 'heading', text: formatText(writing, writing.texts.purchaseConfirmation.attachments) },
    { kind: 'quiet', text: attachments.map(({ filename }) => filename).join('\n') },
  ];
}

export function planInWords({ instalment, total }: MonthlyPlan, writing: LetterContext): string {
  const { instalmentPlan } = writing.texts.purchaseConfirmation;
  return formatText(
    writing,
    instalmentPlan,
    formatMoney(instalment, writing.language),
    formatMoney(total, writing.language),
  );
}

/** Same rows as the receipt: product at full price, campaign as its own line. */
function lineRow(line: ReceiptLine, writing: LetterContext): [string, string] {
  const { units, description } = line;
  return [
    units === 1 ? description : `${units} × ${description}`,
    formatMoney(lineTotal(line), writing.language),
  ];
}

function vatRows({ lines }: Receipt, writing: LetterContext): Fact[] {
  const { vat } = writing.texts.purchaseConfirmation;
  return vatLines(lines)
    .filter(({ tax }) => tax !== 0)
    .map(({ basisPoints, tax }) => [
      formatText(writing, vat, formatRate(basisPoints, writing.language)),
      formatMoney(tax, writing.language),
    ]);
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
