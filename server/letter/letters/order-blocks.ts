import type { Cents } from '../../../domain/base/cents.ts';
import { formatDate, formatDateTime, formatMoney } from '../../../domain/base/format.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import {
  lineTotal,
  type Receipt,
  type ReceiptLine,
  receiptTotal,
} from '../../../domain/order/receipt.ts';
import { type Attachment, type Block, formatText, type LetterContext } from '../letter.ts';
import { receiptPdf } from '../receipt/receipt-pdf.ts';
import { methodRow, receiptTexts } from '../receipt/receipt-texts.ts';

export type MonthlyPlan = { instalment: Cents; total: Cents; nextDueOn: LocalDate };
type Order = { receipt: Receipt; monthlyPlan?: MonthlyPlan | null };

/** What was ordered and paid, and how the rest is. */
export function orderBlocks({ receipt, monthlyPlan }: Order, writing: LetterContext): Block[] {
  const { purchaseConfirmation: texts } = writing.texts;
  const rows: [string, string][] = [
    [formatText(writing, texts.orderNumber), receipt.orderNumber],
    ...receipt.lines.map(lineRow),
    [formatText(writing, texts.paid), formatMoney(receiptTotal(receipt))],
    [formatText(writing, texts.paidAt), formatDateTime(receipt.paidAt)],
    ...methodRow(formatText(writing, texts.method), receipt.method, writing.language),
  ];
  const blocks: Block[] = [
    { kind: 'heading', text: formatText(writing, texts.order) },
    { kind: 'facts', rows },
  ];
  if (monthlyPlan) {
    rows.push([formatText(writing, texts.instalment), planInWords(monthlyPlan, writing)]);
    rows.push([formatText(writing, texts.nextInstalment), formatDate(monthlyPlan.nextDueOn)]);
    blocks.push({ kind: 'paragraph', text: formatText(writing, texts.binding) });
  }
  return [...blocks, { kind: 'paragraph', text: formatText(writing, texts.receipt) }];
}

export function planInWords({ instalment, total }: MonthlyPlan, writing: LetterContext): string {
  const { instalmentPlan } = writing.texts.purchaseConfirmation;
  return formatText(writing, instalmentPlan, formatMoney(instalment), formatMoney(total));
}

/** As on the receipt: the product at its price, a campaign as a line of its own. */
function lineRow(line: ReceiptLine): [string, string] {
  const { units, description } = line;
  return [units === 1 ? description : `${units} × ${description}`, formatMoney(lineTotal(line))];
}

export async function receiptAttachment(
  receipt: Receipt,
  writing: LetterContext,
): Promise<Attachment> {
  const { language, letterhead } = writing;
  return {
    filename: `${receiptTexts[language].title}-${receipt.orderNumber}.pdf`,
    contentType: 'application/pdf',
    content: await receiptPdf(receipt, language, letterhead.product.nominative),
  };
}
