import { cents, sum, times } from '../../../domain/base/cents.ts';
import { fill, withProduct } from '../../../domain/base/fill.ts';
import { helsinkiDay } from '../../../domain/base/local-date.ts';
import { addressLine } from '../../../domain/person/address-line.ts';
import type { FrozenReceipt, ReceiptLine } from '../../../domain/receipt/receipt.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { vatRateOn } from '../../../domain/scheme/vat.ts';
import type { Transaction } from '../../db/database.ts';
import {
  lockOrders,
  type Order,
  type OrderDetails,
  postalAddress,
} from '../../order/order-queries.ts';
import { insertPayment, type NewPayment } from '../../payment/payment-queries.ts';
import { findScheme, type Scheme } from '../../scheme/scheme-queries.ts';
import { orderTexts } from '../start/order-texts.ts';

type AttemptOptions = Omit<NewPayment, 'orderIds' | 'amount' | 'receipt'>;

/** Creates a payment with a snapshot of locked orders: sum, lines and receipt come from the same values. */
export function recordPayment(
  tx: Transaction,
  { orders, scheme, ...input }: AttemptOptions & { orders: Order[]; scheme: Scheme },
): Promise<string> {
  return insertPayment(tx, {
    ...input,
    orderIds: orders.map(({ orderId }) => orderId),
    amount: sum(orders.map(({ price, units }) => times(price, units))),
    receipt: freezeReceipt({ orders, scheme, now: input.now }),
  });
}

/** As `recordPayment`, for orders created in this transaction. */
export async function recordPaymentFor(
  tx: Transaction,
  { orderIds, ...input }: AttemptOptions & { orderIds: string[] },
): Promise<string> {
  const orders = await lockOrders(tx, orderIds);
  return recordPayment(tx, { ...input, orders, scheme: await findScheme(tx) });
}

type ReceiptSource = { orders: Order[]; scheme: Scheme; now: number };

/** The lines that a payment for these orders would have on its receipt. */
export function receiptLines(source: ReceiptSource): ReceiptLine[] {
  return mergeEqualLines(linesOf(source));
}

/** Shown on the provider's page and the receipt, frozen with the payment. */
function freezeReceipt({ orders, scheme, now }: ReceiptSource): FrozenReceipt {
  const [first] = orders;
  if (!first) throw new Error('a receipt for nothing');
  return {
    buyerName: payerOf(first.details),
    ...addressOf(first),
    seller: scheme.seller,
    lines: receiptLines({ orders, scheme, now }),
  };
}

/** The price, and the campaign discount as a negative line. */
function linesOf({ orders, scheme, now }: ReceiptSource): ReceiptLine[] {
  const vatBasisPoints = vatRateOn(scheme.vatRates, helsinkiDay(now));
  if (vatBasisPoints === null) throw new Error('no VAT rate is in force');
  return orders.flatMap((order) => {
    const { language, units, listPrice, price } = order;
    const texts = orderTexts[language];
    const product = withProduct(productText(order, texts), scheme.productForms[language]);
    const sold = { description: product, units, unitPrice: listPrice, vatBasisPoints };
    if (price === listPrice) return [sold];
    const discount = cents(price - listPrice);
    return [sold, { description: texts.campaign, units, unitPrice: discount, vatBasisPoints }];
  });
}

function productText(order: Order, texts: (typeof orderTexts)['fi']): string {
  const months = CARD_MONTHS + order.extraMonths;
  if (order.kind === 'gift') return fill(texts.gift, months);
  return order.billing === 'monthly' ? fill(texts.monthly, 1) : fill(texts.annual, months);
}

/** Three equal lines become one line with three units. */
function mergeEqualLines(lines: ReceiptLine[]): ReceiptLine[] {
  const together = new Map<string, ReceiptLine>();
  for (const line of lines) {
    const key = `${line.unitPrice} ${line.description}`;
    const units = (together.get(key)?.units ?? 0) + line.units;
    together.set(key, { ...line, units });
  }
  return [...together.values()];
}

/** Only a company's receipt has an address, for tax deduction. */
function addressOf({ details, language }: Order): Pick<FrozenReceipt, 'buyerAddress'> {
  const address = postalAddress(details.buyer);
  return details.companyName && address ? { buyerAddress: addressLine(address, language) } : {};
}

/** A company with its business id and bookkeeping reference, or a person. */
export function payerOf({
  buyer,
  companyName,
  businessId,
  billingReference,
}: OrderDetails): string {
  if (!companyName) return `${buyer.firstName} ${buyer.lastName}`;
  const company = `${companyName} (${businessId})`;
  return billingReference ? `${company}, ${billingReference}` : company;
}
