import { z } from 'zod';
import { cents } from '../../../../domain/base/cents.ts';
import { PURCHASE_KINDS } from '../../../../domain/order/purchase-kind.ts';
import { WITHDRAWN_KINDS } from '../../../../domain/withdrawal/withdrawal-statement.ts';
import { amount, refundWay } from '../../blocks/receipt-data.ts';
import { defineLetter, webAddress } from '../../define-letter.ts';
import { exampleTime, exampleWay } from '../../dev/example-facts.ts';
import type { Block, Fact } from '../../letter.ts';
import { refundWayTexts } from '../../texts/order/refund-ways.ts';
import { withdrawalLetterTexts } from '../../texts/order/withdrawal-letters.ts';
import type { Writing } from '../../writing.ts';

const statement = z.object({
  /** Empty: the typed text is not a plausible name and is not repeated. */
  statedBy: z.string(),
  /** Empty: the buyer did not know it. */
  orderNumber: z.string(),
  what: z.enum(WITHDRAWN_KINDS),
  statedAt: z.number(),
  /** Page where the buyer carries out the withdrawal; null: staff first find the order. */
  link: webAddress.nullable(),
});
const stated: z.infer<typeof statement> = {
  statedBy: 'Aino Virtanen',
  orderNumber: 'MK100001',
  what: 'gift',
  statedAt: Date.UTC(2026, 6, 1, 9, 30),
  link: 'https://kortti.example/peruuta?tilaus=MK100001#avain=abc',
};

/** To the office's mailbox: staff handle the statement unless the buyer uses the link. */
export const withdrawalNotice = defineLetter({
  name: {
    fi: 'Peruutusilmoitus asiakaspalvelulle',
    sv: 'Ångermeddelande till kundtjänst',
    en: 'Withdrawal statement, to customer service',
  },
  texts: withdrawalLetterTexts,
  data: statement.extend({ emailAddress: z.string() }),
  example: { ...stated, emailAddress: 'aino@example.fi' },
  reason: 'account',
  secret: true,
  write(data, { texts: { statement: texts, notice, receipt }, ...writing }) {
    const { text, paragraph, facts, button } = writing;
    const at = writing.time(data.statedAt);
    return {
      subject: text(notice.subject, data.orderNumber || data.emailAddress),
      preview: text(notice.preview, at),
      title: text(notice.title),
      blocks: [
        paragraph(data.link ? notice.known : notice.unknown),
        facts([
          [receipt.withdrawnAt, at],
          [texts.name, data.statedBy],
          [notice.emailAddress, data.emailAddress],
          [receipt.orderNumber, data.orderNumber || '–'],
          [notice.product, text(texts.kinds[data.what])],
        ]),
        ...(data.link ? [button(notice.button, data.link)] : []),
      ],
    };
  },
});

/** The statutory confirmation on a durable medium: the statement and when it was received. */
export const withdrawalStatement = defineLetter({
  name: {
    fi: 'Peruutusilmoitus vastaanotettu',
    sv: 'Ångermeddelande mottaget',
    en: 'Withdrawal statement received',
  },
  texts: withdrawalLetterTexts,
  data: statement,
  example: stated,
  renewed: { link: 'withdrawal' },
  reason: 'order',
  write(data, { texts: { statement: texts, receipt }, ...writing }) {
    const { text, head, paragraph, facts, button, quiet } = writing;
    const at = writing.time(data.statedAt);
    const fact = (label: string, value: string): Fact[] => (value === '' ? [] : [[label, value]]);
    return {
      ...head(texts, at),
      blocks: [
        paragraph(texts.body),
        facts([
          [receipt.withdrawnAt, at],
          ...fact(texts.name, data.statedBy),
          ...fact(receipt.orderNumber, data.orderNumber),
          [receipt.product, text(texts.kinds[data.what])],
        ]),
        ...(data.link
          ? [paragraph(texts.next), button(texts.button, data.link)]
          : [paragraph(texts.weFind)]),
        quiet(texts.notYou),
      ],
    };
  },
});

const withdrawal = z.object({
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
type Withdrawn = z.infer<typeof withdrawal>;
type ReceiptTexts = (typeof withdrawalLetterTexts)['fi']['receipt'];

export const withdrawalReceipt = defineLetter({
  name: {
    fi: 'Peruutuksen vahvistus',
    sv: 'Bekräftelse av ångermeddelandet',
    en: 'Confirmation of the withdrawal',
  },
  texts: withdrawalLetterTexts,
  data: withdrawal,
  example: {
    firstName: 'Aino',
    orderNumber: 'MK100001',
    kind: 'gift',
    isMonthly: false,
    recipients: ['Elias', 'Venla'],
    ended: 0,
    orderedAt: exampleTime,
    withdrawnAt: stated.statedAt,
    paid: cents(15_800),
    used: cents(0),
    refund: cents(15_800),
    ...exampleWay,
  },
  reason: 'order',
  write(withdrawn, { texts: { receipt: texts }, ...writing }) {
    const { text, money, time, paragraph } = writing;
    const { refund, way = 'provider', site } = withdrawn;
    return {
      subject: text(texts.subject, money(refund)),
      preview: text(texts.preview, time(withdrawn.withdrawnAt)),
      title: text(texts.title, withdrawn.firstName),
      blocks: [
        paragraph(texts.body),
        factsOf(withdrawn, texts, writing),
        refund > 0
          ? paragraph(refundWayTexts[writing.language][way].payer, site)
          : paragraph(texts.nothing),
        ...whatEnded(withdrawn, texts, writing),
      ],
    };
  },
});

function factsOf(
  { recipients, kind, used, ...order }: Withdrawn,
  texts: ReceiptTexts,
  { text, money, time, list, facts }: Writing,
): Block {
  const product = text(texts.products[kind]);
  const what =
    recipients.length > 0
      ? text(texts.recipients, product, list(recipients), recipients.length)
      : product;
  return facts(
    [
      [texts.orderNumber, order.orderNumber],
      [texts.product, what],
      [texts.orderedAt, time(order.orderedAt)],
      [texts.withdrawnAt, time(order.withdrawnAt)],
      [texts.paid, money(order.paid)],
      ...(used > 0 ? [[texts.used, money(used)] satisfies Fact] : []),
    ],
    [texts.refund, money(order.refund)],
  );
}

function whatEnded(
  { kind, isMonthly, recipients, ended }: Withdrawn,
  texts: ReceiptTexts,
  { paragraph }: Writing,
): Block[] {
  const unused = (recipients.length || 1) - ended;
  return [
    ...(kind !== 'gift' ? [paragraph(texts.card, 1)] : []),
    ...(kind === 'gift' && unused > 0 ? [paragraph(texts.gift, unused)] : []),
    ...(ended > 0 ? [paragraph(texts.giftEnded, ended)] : []),
    ...(isMonthly ? [paragraph(texts.monthly, 1)] : []),
  ];
}
