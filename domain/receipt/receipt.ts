import { type Cents, sum, times } from '../base/cents.ts';
import type { PaymentSection } from '../payment/provider-group.ts';

export type ReceiptLine = {
  description: string;
  units: number;
  /** With tax, as the customer saw it. */
  unitPrice: Cents;
  vatBasisPoints: number;
};

export type Seller = {
  name: string;
  businessId: string;
  streetAddress: string;
  zipCode: string;
  city: string;
};

/** Everything that a receipt shows, kept as it was on the day: later prices and names do not change it. */
export type Receipt = {
  orderNumber: string;
  paidAt: number;
  /** Null: the provider has not told. */
  method: PaymentSection | null;
  buyerName: string;
  /** Of a company: with it the receipt is a full invoice (value added tax act, 209 e §). */
  buyerAddress?: string | undefined;
  seller: Seller;
  lines: ReceiptLine[];
};

/** What a receipt says of a purchase, frozen with its payment. A buyer who was forgotten has no name in it. */
export type FrozenReceipt = Pick<Receipt, 'seller' | 'lines'> & {
  buyerName?: string;
  buyerAddress?: string;
};

export function lineTotal({ unitPrice, units }: ReceiptLine): Cents {
  return times(unitPrice, units);
}

export function receiptTotal({ lines }: Pick<Receipt, 'lines'>): Cents {
  return sum(lines.map(lineTotal));
}

/** A company pays the invoicing service later: until then nothing says "paid". */
export function isInvoiced({ method }: Pick<Receipt, 'method'>): boolean {
  return method === 'company';
}
