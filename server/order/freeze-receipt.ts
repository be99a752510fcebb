import { cents } from '../../domain/base/cents.ts';
import { fill, withProduct } from '../../domain/base/fill.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import type { FrozenReceipt, ReceiptLine } from '../../domain/order/receipt.ts';
import { CARD_MONTHS } from '../../domain/scheme/campaign.ts';
import { vatRateOn } from '../../domain/scheme/vat.ts';
import type { Scheme } from '../scheme/scheme-queries.ts';
import type { Order, OrderDetails } from './order-queries.ts';
import { orderTexts } from './order-texts.ts';

type Sold = { orders: Order[]; scheme: Scheme; now: number };

/** What stands on the provider's page and on the receipt, made once with the payment. */
export function freezeReceipt({ orders, scheme, now }: Sold): FrozenReceipt {
  const [first] = orders;
  if (!first) throw new Error('a receipt for nothing');
  return {
    buyerName: payerOf(first.details),
    seller: scheme.seller,
    lines: alikeTogether(linesOf({ orders, scheme, now })),
  };
}

/** The price, and the campaign as a line below zero. */
function linesOf({ orders, scheme, now }: Sold): ReceiptLine[] {
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

/** Three of the same are one line with three units. */
function alikeTogether(lines: ReceiptLine[]): ReceiptLine[] {
  const together = new Map<string, ReceiptLine>();
  for (const line of lines) {
    const key = `${line.unitPrice} ${line.description}`;
    const units = (together.get(key)?.units ?? 0) + line.units;
    together.set(key, { ...line, units });
  }
  return [...together.values()];
}

/** A company with its business id and the reference that its bookkeeping asked for, or a person. */
function payerOf({ buyer, companyName, businessId, billingReference }: OrderDetails): string {
  if (!companyName) return `${buyer.firstName} ${buyer.lastName}`;
  const company = `${companyName} (${businessId})`;
  return billingReference ? `${company}, ${billingReference}` : company;
}
