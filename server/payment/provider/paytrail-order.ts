import { type Cents, sum, times } from '../../../domain/base/cents.ts';
import type { Language } from '../../../domain/base/language.ts';
import { cutText } from './cut-text.ts';

/** Prices include tax; a discount is a negative line. */
export type OrderLine = {
  stamp: string;
  productCode: string;
  description: string;
  unitPrice: Cents;
  units: number;
  vatPercentage: number;
};

export type ReturnAddresses = { success: string; cancel: string };

export type PaytrailOrder = {
  /** Unique id of this attempt, never reused. */
  stamp: string;
  reference: string;
  language: Language;
  lines: OrderLine[];
  customer: {
    emailAddress: string;
    firstName: string;
    lastName: string;
    phone?: string | null;
    companyName?: string | null;
    businessId?: string | null;
  };
  deliveryAddress?: {
    streetAddress: string;
    zipCode: string;
    city: string;
    country: string;
  } | null;
  redirect: ReturnAddresses;
  callback: ReturnAddresses;
};

const MAX_ADDRESS_LENGTH = 300;
const MAX_AMOUNT = 99_999_998;

export function orderAmount(lines: OrderLine[]): Cents {
  return sum(lines.map(({ unitPrice, units }) => times(unitPrice, units)));
}

/** Body of a payment or charge. Long texts are truncated, never rejected: see cut-text.ts. */
export function paytrailBody(order: PaytrailOrder) {
  const amount = orderAmount(order.lines);
  if (amount <= 0 || amount > MAX_AMOUNT) throw new Error(`cannot ask for ${amount} cents`);

  return {
    stamp: order.stamp,
    reference: order.reference,
    amount,
    currency: 'EUR',
    language: order.language.toUpperCase(),
    items: order.lines.map(item),
    customer: customer(order.customer),
    ...(order.deliveryAddress && { deliveryAddress: address(order.deliveryAddress) }),
    redirectUrls: checkedAddresses(order.redirect),
    callbackUrls: checkedAddresses(order.callback),
  };
}

function item(line: OrderLine) {
  return {
    unitPrice: line.unitPrice,
    units: line.units,
    // The provider accepts at most one decimal.
    vatPercentage: Math.round(line.vatPercentage * 10) / 10,
    productCode: cutText(line.productCode, 100),
    description: cutText(line.description, 1000),
    stamp: line.stamp,
  };
}

function customer(buyer: PaytrailOrder['customer']) {
  return {
    email: cutText(buyer.emailAddress, 200),
    firstName: cutText(buyer.firstName, 50),
    lastName: cutText(buyer.lastName, 50),
    ...(buyer.phone && { phone: buyer.phone }),
    ...(buyer.companyName && { companyName: cutText(buyer.companyName, 100) }),
    ...(buyer.businessId && { vatId: vatId(buyer.businessId) }),
  };
}

function address({
  streetAddress,
  zipCode,
  city,
  country,
}: NonNullable<PaytrailOrder['deliveryAddress']>) {
  return {
    streetAddress: cutText(streetAddress, 50),
    postalCode: cutText(zipCode, 15),
    city: cutText(city, 30),
    country,
  };
}

/** The Finnish business id 1234567-1 has the VAT id FI12345671; other ids are passed as they are. */
function vatId(businessId: string): string {
  return /^\d{7}-\d$/.test(businessId) ? `FI${businessId.replace('-', '')}` : businessId;
}

function checkedAddresses({ success, cancel }: ReturnAddresses): ReturnAddresses {
  if (Math.max(success.length, cancel.length) > MAX_ADDRESS_LENGTH) {
    throw new Error('a return address is too long for the provider');
  }
  return { success, cancel };
}
