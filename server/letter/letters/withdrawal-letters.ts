import { z } from 'zod';
import { formatDateTime, formatList, formatMoney } from '../../../domain/base/format.ts';
import { PURCHASE_KINDS } from '../../../domain/order/purchase-kind.ts';
import { WITHDRAWN_KINDS } from '../../../domain/withdrawal/withdrawal-statement.ts';
import {
  type Block,
  type Fact,
  formatText,
  type LetterContext,
  type LetterKind,
  webAddress,
} from '../letter.ts';
import { refundWayTexts } from '../texts/refund-ways.ts';
import { withdrawalLetterTexts } from '../texts/withdrawal-letters.ts';
import { amount, refundWay } from './receipt-data.ts';

const statementData = z.object({
  /** Empty: the typed text is not a plausible name and is not repeated. */
  statedBy: z.string(),
  /** Empty: the buyer did not know it. */
  orderNumber: z.string(),
  what: z.enum(WITHDRAWN_KINDS),
  statedAt: z.number(),
  /** Page where the buyer carries out the withdrawal; null: staff first find the order. */
  link: webAddress.nullable(),
});
type Stated = z.infer<typeof statementData>;

const noticeData = statementData.extend({ emailAddress: z.string() });

/** To the office's mailbox: staff handle the statement unless the buyer uses the link. */
export const withdrawalNotice: LetterKind<z.infer<typeof noticeData>> = {
  data: noticeData,
  reason: 'account',
  secret: true,
  usefulForSeconds: () => null,
  write(stated, writing) {
    const { statement: texts, notice, receipt } = withdrawalLetterTexts[writing.language];
    const at = formatDateTime(stated.statedAt, writing.language);
    return {
      subject: formatText(writing, notice.subject, stated.orderNumber || stated.emailAddress),
      preview: formatText(writing, notice.preview, at),
      title: formatText(writing, notice.title),
      blocks: [
        {
          kind: 'paragraph',
          text: formatText(writing, stated.link ? notice.known : notice.unknown),
        },
        {
          kind: 'facts',
          rows: [
            [receipt.withdrawnAt, at],
            [texts.name, stated.statedBy],
            [notice.emailAddress, stated.emailAddress],
            [receipt.orderNumber, stated.orderNumber || '–'],
            [notice.product, formatText(writing, texts.kinds[stated.what])],
          ],
        },
        ...(stated.link
          ? [
              {
                kind: 'button' as const,
                label: formatText(writing, notice.button),
                href: stated.link,
              },
            ]
          : []),
      ],
    };
  },
};

/** The statutory confirmation on a durable medium: the statement and when it was received. */
export const withdrawalStatement: LetterKind<Stated> = {
  data: statementData,
  secret: false,
  reason: 'order',
  usefulForSeconds: () => null,
  write(stated, writing) {
    const { statement: texts, receipt } = withdrawalLetterTexts[writing.language];
    const at = formatDateTime(stated.statedAt, writing.language);
    const fact = (label: string, value: string): [string, string][] =>
      value === '' ? [] : [[label, value]];
    return {
      subject: formatText(writing, texts.subject, at),
      preview: formatText(writing, texts.preview),
      title: formatText(writing, texts.title),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        {
          kind: 'facts',
          rows: [
            [receipt.withdrawnAt, at],
            ...fact(texts.name, stated.statedBy),
            ...fact(receipt.orderNumber, stated.orderNumber),
            [receipt.product, formatText(writing, texts.kinds[stated.what])],
          ],
        },
        ...whatFollows(stated, writing),
        { kind: 'quiet', text: formatText(writing, texts.notYou) },
      ],
    };
  },
};

function whatFollows({ link }: Stated, writing: LetterContext): Block[] {
  const { statement: texts } = withdrawalLetterTexts[writing.language];
  if (!link) return [{ kind: 'paragraph', text: formatText(writing, texts.weFind) }];
  return [
    { kind: 'paragraph', text: formatText(writing, texts.next) },
    { kind: 'button', label: formatText(writing, texts.button), href: link },
  ];
}

const receiptData = z.object({
  firstName: z.string(),
  orderNumber: z.string(),
  kind: z.enum(PURCHASE_KINDS),
  isMonthly: z.boolean(),
  recipients: z.array(z.string()),
  /** Number of activated gifts that end. */
  ended: z.number().default(0),
  orderedAt: z.number(),
  withdrawnAt: z.number(),
  paid: amount,
  used: amount,
  refund: amount,
  ...refundWay,
});
type Withdrawn = z.infer<typeof receiptData>;

export const withdrawalReceipt: LetterKind<Withdrawn> = {
  data: receiptData,
  secret: false,
  reason: 'order',
  usefulForSeconds: () => null,
  write(withdrawn, writing) {
    const { receipt: texts } = withdrawalLetterTexts[writing.language];
    const at = formatDateTime(withdrawn.withdrawnAt, writing.language);
    return {
      subject: formatText(writing, texts.subject, formatMoney(withdrawn.refund, writing.language)),
      preview: formatText(writing, texts.preview, at),
      title: formatText(writing, texts.title, withdrawn.firstName),
      blocks: [
        { kind: 'paragraph', text: formatText(writing, texts.body) },
        facts(withdrawn, writing),
        {
          kind: 'paragraph',
          text:
            withdrawn.refund > 0
              ? whatComesBack(withdrawn, writing)
              : formatText(writing, texts.nothing),
        },
        ...whatEnded(withdrawn, writing),
      ],
    };
  },
};

function whatComesBack({ way = 'provider', site }: Withdrawn, writing: LetterContext): string {
  return formatText(writing, refundWayTexts[writing.language][way].payer, site);
}

function facts(withdrawn: Withdrawn, writing: LetterContext): Block {
  const { receipt: texts } = withdrawalLetterTexts[writing.language];
  const product = formatText(writing, texts.products[withdrawn.kind]);
  const { recipients } = withdrawn;
  const what =
    recipients.length > 0
      ? formatText(
          writing,
          texts.recipients,
          product,
          formatList(recipients, writing.language),
          recipients.length,
        )
      : product;
  const rows: Fact[] = [
    [texts.orderNumber, withdrawn.orderNumber],
    [texts.product, what],
    [texts.orderedAt, formatDateTime(withdrawn.orderedAt, writing.language)],
    [texts.withdrawnAt, formatDateTime(withdrawn.withdrawnAt, writing.language)],
    [texts.paid, formatMoney(withdrawn.paid, writing.language)],
    ...(withdrawn.used > 0
      ? [[texts.used, formatMoney(withdrawn.used, writing.language)] as Fact]
      : []),
  ];
  return {
    kind: 'facts',
    rows,
    total: [texts.refund, formatMoney(withdrawn.refund, writing.language)],
  };
}

function whatEnded(withdrawn: Withdrawn, writing: LetterContext): Block[] {
  const { kind, isMonthly, recipients, ended } = withdrawn;
  const { receipt: texts } = withdrawalLetterTexts[writing.language];
  const unused = (recipients.length || 1) - ended;
  const told: [text: string, count: number][] = kind === 'gift' ? [] : [[texts.card, 1]];
  if (kind === 'gift' && unused > 0) told.push([texts.gift, unused]);
  if (ended > 0) told.push([texts.giftEnded, ended]);
  if (isMonthly) told.push([texts.monthly, 1]);
  return told.map(([text, count]) => ({
    kind: 'paragraph',
    text: formatText(writing, text, count),
  }));
}
