import { z } from 'zod';
import { formatDateTime, formatMoney } from '../../../domain/base/format.ts';
import { PURCHASE_KINDS } from '../../../domain/order/purchase-kind.ts';
import {
  type Block,
  formatText,
  type LetterContext,
  type LetterKind,
  webAddress,
} from '../letter.ts';
import { withdrawalLetterTexts } from '../texts/withdrawal-letters.ts';
import { amount } from './receipt-data.ts';

const DAY_SECONDS = 24 * 60 * 60;

const linkData = z.object({ orderNumber: z.string(), link: webAddress });

export const withdrawalLinkLetter: LetterKind<z.infer<typeof linkData>> = {
  data: linkData,
  secret: true,
  usefulForSeconds: () => DAY_SECONDS,
  write({ orderNumber, link }, writing) {
    const { link: texts } = withdrawalLetterTexts[writing.language];
    return {
      subject: formatText(writing, texts.subject, orderNumber),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title, orderNumber),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'button', label: formatText(writing, texts.button), href: link },
        { kind: 'quiet', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};

const receiptData = z.object({
  firstName: z.string(),
  orderNumber: z.string(),
  kind: z.enum(PURCHASE_KINDS),
  isMonthly: z.boolean(),
  recipients: z.array(z.string()),
  orderedAt: z.number(),
  withdrawnAt: z.number(),
  paid: amount,
  used: amount,
  refund: amount,
});
type Withdrawn = z.infer<typeof receiptData>;

export const withdrawalReceipt: LetterKind<Withdrawn> = {
  data: receiptData,
  secret: false,
  usefulForSeconds: () => null,
  write(withdrawn, writing) {
    const { receipt: texts } = withdrawalLetterTexts[writing.language];
    const at = formatDateTime(withdrawn.withdrawnAt);
    return {
      subject: formatText(writing, texts.subject, withdrawn.orderNumber),
      preview: formatText(writing, texts.preview, at),
      title: formatText(writing, texts.title, withdrawn.firstName),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        { kind: 'facts', rows: facts(withdrawn, writing) },
        {
          kind: 'paragraph',
          text: formatText(writing, withdrawn.refund > 0 ? texts.when : texts.nothing),
        },
        ...whatEnded(withdrawn, writing),
      ],
    };
  },
};

function facts(withdrawn: Withdrawn, writing: LetterContext): [string, string][] {
  const { receipt: texts } = withdrawalLetterTexts[writing.language];
  const product = formatText(writing, texts.products[withdrawn.kind]);
  const { recipients } = withdrawn;
  const what =
    recipients.length > 0
      ? formatText(writing, texts.recipients, product, recipients.join(', '))
      : product;
  return [
    [texts.orderNumber, withdrawn.orderNumber],
    [texts.product, what],
    [texts.orderedAt, formatDateTime(withdrawn.orderedAt)],
    [texts.withdrawnAt, formatDateTime(withdrawn.withdrawnAt)],
    [texts.paid, formatMoney(withdrawn.paid)],
    ...(withdrawn.used > 0 ? [[texts.used, formatMoney(withdrawn.used)] as [string, string]] : []),
    [texts.refund, formatMoney(withdrawn.refund)],
  ];
}

function whatEnded({ kind, isMonthly }: Withdrawn, writing: LetterContext): Block[] {
  const { receipt: texts } = withdrawalLetterTexts[writing.language];
  const told = kind === 'gift' ? [texts.gift] : [texts.card];
  if (isMonthly) told.push(texts.monthly);
  return told.map((text) => ({ kind: 'paragraph', text: formatText(writing, text) }));
}
