import { z } from 'zod';
import { startRequestText } from '../../../contract/texts/start-request.ts';
import { formatDate, formatList } from '../../../domain/base/format.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Receipt } from '../../../domain/receipt/receipt.ts';
import { type Block, formatText, type LetterContext } from '../letter.ts';
import { type MonthlyPlan, planInWords } from './order-blocks.ts';

/** The sentence by which the service was asked for at once; null in letters that were queued before it was kept. */
export const startWording = z.string().nullable();

type Order = {
  withdrawUntil: LocalDate;
  /** Only gifts say it: an envelope counts from its arrival. */
  countsFromReceipt?: boolean;
  /** Only gifts say it: whether an activated one stays with its recipient. */
  giftsStay?: boolean;
  startWording?: string | null;
  receipt: Receipt;
  monthlyPlan?: MonthlyPlan | null;
  links: { withdrawal: string };
};

/** The law wants the right, the way to use it and the form in the confirmation itself, not behind a link. */
export function withdrawalBlocks(
  order: Order,
  writing: LetterContext,
  orderedOn: LocalDate,
): Block[] {
  const { purchaseConfirmation: texts } = writing.texts;
  const { serviceEmail } = writing.letterhead;
  const { seller, orderNumber } = order.receipt;
  const form = formatText(
    writing,
    texts.formBody,
    seller.name,
    `${seller.streetAddress}, ${seller.zipCode} ${seller.city}`,
    serviceEmail,
    whatWasOrdered(order, writing),
    orderNumber,
    formatDate(orderedOn, writing.language),
  );
  const until = formatDate(order.withdrawUntil, writing.language);
  return [
    { kind: 'heading', text: formatText(writing, texts.withdrawal) },
    {
      kind: 'paragraph',
      text: order.countsFromReceipt
        ? formatText(writing, texts.withdrawalEnvelope, serviceEmail)
        : formatText(writing, texts.withdrawalBody, until, serviceEmail),
    },
    {
      kind: 'link',
      label: formatText(writing, texts.withdrawalLink),
      href: order.links.withdrawal,
    },
    {
      kind: 'paragraph',
      text: formatText(writing, refundText(order, writing)),
    },
    ...(order.startWording
      ? [{ kind: 'paragraph' as const, text: requestInWords(order.startWording, writing) }]
      : []),
    { kind: 'heading', text: formatText(writing, texts.form) },
    { kind: 'quiet', text: form },
  ];
}

function refundText({ giftsStay }: Order, { texts }: LetterContext): string {
  const { withdrawalRefund, withdrawalGift, withdrawalGiftEnds } = texts.purchaseConfirmation;
  if (giftsStay === undefined) return withdrawalRefund;
  return giftsStay ? withdrawalGift : withdrawalGiftEnds;
}

/** Word for word and in the language of the form, whatever that of the letter. */
function requestInWords(wording: string, writing: LetterContext): string {
  const { purchaseConfirmation: texts } = writing.texts;
  return formatText(writing, texts.startRequest, startRequestText(wording));
}

/** One withdraws from the whole monthly plan, not from its first instalment, and from no discount. */
function whatWasOrdered({ receipt, monthlyPlan }: Order, writing: LetterContext): string {
  const { nominative } = writing.letterhead.product;
  if (monthlyPlan) return `${nominative}, ${planInWords(monthlyPlan, writing)}`;
  const bought = receipt.lines.filter(({ unitPrice }) => unitPrice >= 0);
  return formatList(
    bought.map(({ description }) => description),
    writing.language,
  );
}
