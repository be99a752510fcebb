import { z } from 'zod';
import { startRequestText } from '../../../contract/texts/start-request.ts';
import { formatDate, formatList } from '../../../domain/base/format.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Receipt } from '../../../domain/receipt/receipt.ts';
import { type Block, formatText, type LetterContext } from '../letter.ts';
import { type MonthlyPlan, planInWords } from './order-blocks.ts';

/** The buyer's request for an immediate start; null in letters queued before it was stored. */
export const startWording = z.string().nullable();

type Order = {
  withdrawUntil: LocalDate;
  /** Gifts only: for an envelope the period counts from delivery. */
  countsFromReceipt?: boolean;
  /** Gifts only: whether an activated gift stays with its recipient. */
  giftsStay?: boolean;
  startWording?: string | null;
  receipt: Receipt;
  monthlyPlan?: MonthlyPlan | null;
  links: { withdrawal: string };
};

/** The law requires the right, the procedure and the form in the confirmation itself, not behind a link. */
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

/** Quoted verbatim in the language of the form, even in a letter in another language. */
function requestInWords(wording: string, writing: LetterContext): string {
  const { purchaseConfirmation: texts } = writing.texts;
  return formatText(writing, texts.startRequest, startRequestText(wording));
}

/** A withdrawal covers the whole monthly plan, not its first instalment, and never a discount. */
function whatWasOrdered({ receipt, monthlyPlan }: Order, writing: LetterContext): string {
  const { nominative } = writing.letterhead.product;
  if (monthlyPlan) return `${nominative}, ${planInWords(monthlyPlan, writing)}`;
  const bought = receipt.lines.filter(({ unitPrice }) => unitPrice >= 0);
  return formatList(
    bought.map(({ description }) => description),
    writing.language,
  );
}
