import { z } from 'zod';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  groupInFours,
} from '../../../domain/base/format.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { receiptTotal } from '../../../domain/receipt/receipt.ts';
import { type Block, type LetterKind, say, type Writing, webAddress } from '../letter.ts';
import { receiptPdf } from '../receipt/receipt-pdf.ts';
import { receiptTexts } from '../receipt/receipt-texts.ts';
import { amount, day, receiptData } from './receipt-data.ts';
import { withdrawalBlocks } from './withdrawal-blocks.ts';

const data = z.object({
  firstName: z.string(),
  customerNumber: z.string().regex(/^\d{16}$/),
  plasticCard: z.boolean(),
  /** Null for a card paid for at once. */
  monthlyPlan: z.object({ instalment: amount, total: amount, nextDueOn: day }).nullable(),
  withdrawUntil: day,
  receipt: receiptData,
  links: z.object({ myCard: webAddress, withdrawal: webAddress, terms: webAddress }),
});
type Purchase = z.infer<typeof data>;

export const purchaseConfirmation: LetterKind<Purchase> = {
  data,
  secret: false,
  usefulForSeconds: () => null,
  async write(purchase, writing) {
    const { purchaseConfirmation: texts } = writing.texts;
    const { firstName, customerNumber, receipt, links } = purchase;
    const number = groupInFours(customerNumber);
    const product = writing.letterhead.product.nominative;
    const pdf = await receiptPdf(receipt, writing.language, product);
    return {
      subject: say(writing, texts.subject, receipt.orderNumber),
      preview: say(writing, texts.preview, number),
      title: say(writing, texts.title, firstName),
      blocks: [
        { kind: 'paragraph', text: say(writing, texts.body) },
        { kind: 'digits', label: say(writing, texts.customerNumber), text: number },
        { kind: 'heading', text: say(writing, texts.next) },
        { kind: 'steps', items: nextSteps(purchase, writing) },
        { kind: 'button', label: say(writing, texts.openMine), href: links.myCard },
        ...orderBlocks(purchase, writing),
        ...withdrawalBlocks(purchase, writing, helsinkiDay(receipt.paidAt)),
        { kind: 'link', label: say(writing, texts.terms), href: links.terms },
      ],
      attachments: [
        {
          filename: `${receiptTexts[writing.language].title}-${receipt.orderNumber}.pdf`,
          contentType: 'application/pdf',
          content: pdf,
        },
      ],
    };
  },
};

function nextSteps({ plasticCard, monthlyPlan }: Purchase, writing: Writing): string[] {
  const { purchaseConfirmation: texts } = writing.texts;
  const { deliveryWeeks } = writing.letterhead;
  return [
    say(writing, texts.stepOpen),
    say(writing, monthlyPlan ? texts.stepMonthly : texts.stepAnnual),
    say(writing, plasticCard ? texts.stepPlastic : texts.stepNoPlastic, deliveryWeeks),
  ];
}

function orderBlocks({ receipt, monthlyPlan }: Purchase, writing: Writing): Block[] {
  const { purchaseConfirmation: texts } = writing.texts;
  const products = receipt.lines.map(({ description }) => description).join(', ');
  const rows: [string, string][] = [
    [say(writing, texts.orderNumber), receipt.orderNumber],
    [say(writing, texts.product), products],
    [say(writing, texts.paid), formatMoney(receiptTotal(receipt))],
    [say(writing, texts.paidAt), formatDateTime(receipt.paidAt)],
    [say(writing, texts.method), receiptTexts[writing.language].methods[receipt.method]],
  ];
  const blocks: Block[] = [
    { kind: 'heading', text: say(writing, texts.order) },
    { kind: 'facts', rows },
  ];
  if (monthlyPlan) {
    const { instalment, total, nextDueOn } = monthlyPlan;
    const plan = say(writing, texts.instalmentPlan, formatMoney(instalment), formatMoney(total));
    rows.push([say(writing, texts.instalment), plan]);
    rows.push([say(writing, texts.nextInstalment), formatDate(nextDueOn)]);
    blocks.push({ kind: 'paragraph', text: say(writing, texts.binding) });
  }
  return [...blocks, { kind: 'paragraph', text: say(writing, texts.receipt) }];
}
