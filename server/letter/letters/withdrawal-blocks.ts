import { formatDate } from '../../../domain/base/format.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Receipt } from '../../../domain/order/receipt.ts';
import { type Block, formatText, type LetterContext } from '../letter.ts';
import { type MonthlyPlan, planInWords } from './order-blocks.ts';

type Order = {
  withdrawUntil: LocalDate;
  countsFromReceipt?: boolean;
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
    formatDate(orderedOn),
  );
  const until = formatDate(order.withdrawUntil);
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
    { kind: 'paragraph', text: formatText(writing, texts.withdrawalRefund) },
    { kind: 'heading', text: formatText(writing, texts.form) },
    { kind: 'quiet', text: form },
  ];
}

/** One withdraws from the whole monthly plan, not from its first instalment, and from no discount. */
function whatWasOrdered({ receipt, monthlyPlan }: Order, writing: LetterContext): string {
  const { nominative } = writing.letterhead.product;
  if (monthlyPlan) return `${nominative}, ${planInWords(monthlyPlan, writing)}`;
  return receipt.lines
    .filter(({ unitPrice }) => unitPrice >= 0)
    .map(({ description }) => description)
    .join(', ');
}
