import { startRequestText } from '../../../contract/texts/start-request.ts';
import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { Receipt } from '../../../domain/receipt/receipt.ts';
import type { Block } from '../letter.ts';
import { purchaseConfirmationTexts } from '../texts/order/purchase-confirmation.ts';
import type { Writing } from '../writing.ts';
import { type MonthlyPlan, planInWords } from './order-blocks.ts';

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
export function withdrawalBlocks(order: Order, writing: Writing, orderedOn: LocalDate): Block[] {
  const { language, letterhead, day, heading, paragraph, link, quiet } = writing;
  const texts = purchaseConfirmationTexts[language];
  const { serviceEmail } = letterhead;
  const { seller, orderNumber } = order.receipt;
  return [
    heading(texts.withdrawal),
    order.countsFromReceipt
      ? paragraph(texts.withdrawalEnvelope, serviceEmail)
      : paragraph(texts.withdrawalBody, day(order.withdrawUntil), serviceEmail),
    link(texts.withdrawalLink, order.links.withdrawal),
    paragraph(texts[refundText(order)]),
    // Quoted verbatim in the language of the form, even in a letter in another language.
    ...(order.startWording
      ? [paragraph(texts.startRequest, startRequestText(order.startWording))]
      : []),
    heading(texts.form),
    quiet(
      texts.formBody,
      seller.name,
      `${seller.streetAddress}, ${seller.zipCode} ${seller.city}`,
      serviceEmail,
      whatWasOrdered(order, writing),
      orderNumber,
      day(orderedOn),
    ),
  ];
}

function refundText({ giftsStay }: Order) {
  if (giftsStay === undefined) return 'withdrawalRefund';
  return giftsStay ? 'withdrawalGift' : 'withdrawalGiftEnds';
}

/** A withdrawal covers the whole monthly plan, not its first instalment, and never a discount. */
function whatWasOrdered({ receipt, monthlyPlan }: Order, writing: Writing): string {
  const { nominative } = writing.letterhead.product;
  if (monthlyPlan) return `${nominative}, ${planInWords(monthlyPlan, writing)}`;
  const bought = receipt.lines.filter(({ unitPrice }) => unitPrice >= 0);
  return writing.list(bought.map(({ description }) => description));
}
