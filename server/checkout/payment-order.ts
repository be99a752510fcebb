import { cents } from '../../domain/base/cents.ts';
import { fill, withProduct } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { vatRateOn } from '../../domain/catalog/vat.ts';
import type { ReceiptLine } from '../../domain/receipt/receipt.ts';
import type { Scheme } from '../catalog/scheme-queries.ts';
import type { PaytrailOrder } from '../payment/paytrail-order.ts';
import type { Order, OrderDetails } from './order-queries.ts';
import { orderTexts } from './order-texts.ts';
import type { Attempt } from './start-queries.ts';

/** What stands on the receipt, and on the provider's page: the price, and the campaign as a line below zero. */
export function orderLines({
  orders,
  scheme,
  language,
  now,
}: {
  orders: Order[];
  scheme: Scheme;
  language: Language;
  now: number;
}): ReceiptLine[] {
  const vatBasisPoints = vatRateOn(scheme.vatRates, helsinkiDay(now));
  if (vatBasisPoints === null) throw new Error('no VAT rate is in force');
  const texts = orderTexts[language];
  const product = (order: Order) =>
    withProduct(fill(productText(order, texts), 1), scheme.productForms[language]);
  const lines: ReceiptLine[] = orders.flatMap((order) => [
    {
      description: product(order),
      units: order.units,
      unitPrice: order.listPrice,
      vatBasisPoints,
    },
    ...(order.price < order.listPrice
      ? [
          {
            description: texts.campaign,
            units: order.units,
            unitPrice: cents(order.price - order.listPrice),
            vatBasisPoints,
          },
        ]
      : []),
  ]);
  return alikeTogether(lines);
}

function productText({ kind, billing }: Order, texts: (typeof orderTexts)['fi']): string {
  if (kind === 'gift') return texts.gift;
  return billing === 'monthly' ? texts.monthly : texts.annual;
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

export function paytrailOrder(
  attempt: Omit<Attempt, 'processType'>,
  { orders, lines, publicUrl }: { orders: Order[]; lines: ReceiptLine[]; publicUrl: string },
): PaytrailOrder {
  const buyer = orders[0]?.details.buyer;
  if (!buyer) throw new Error('a payment for nothing');
  return {
    stamp: attempt.stamp,
    reference: attempt.reference,
    language: attempt.language,
    lines: lines.map((line, index) => ({
      stamp: `${attempt.stamp}-${index}`,
      productCode: line.unitPrice < 0 ? 'CAMPAIGN' : 'MUSEUM-CARD-12',
      description: line.description,
      unitPrice: line.unitPrice,
      units: line.units,
      vatPercentage: line.vatBasisPoints / 100,
    })),
    customer: buyer,
    deliveryAddress: deliveryAddress(buyer),
    ...returnAddresses(publicUrl, attempt.returnKey),
  };
}

function deliveryAddress({ streetAddress, zipCode, city }: OrderDetails['buyer']) {
  return streetAddress && zipCode && city ? { streetAddress, zipCode, city } : null;
}

export function returnAddresses(publicUrl: string, returnKey: string) {
  const address = (way: 'return' | 'callback') => {
    const url = `${publicUrl}/payments/paytrail/${way}/${returnKey}`;
    return { success: url, cancel: url };
  };
  return { redirect: address('return'), callback: address('callback') };
}
