import { type Cents, sum, times } from '../base/cents.ts';
import type { PaymentSection } from '../payment/provider-group.ts';

export type ReceiptLine = {
  description: string;
  units: number;
  /** Including tax, as shown to the customer. */
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

/** Content of a receipt, frozen on its day: later prices and names do not change it. */
export type Receipt = {
  orderNumber: string;
  paidAt: number;
  /** Null: the provider has not reported it. */
  method: PaymentSection | null;
  buyerName: string;
  /** For a company: with it the receipt is a full invoice (value added tax act, 209 e §). */
  buyerAddress?: string | undefined;
  seller: Seller;
  lines: ReceiptLine[];
};

/** Receipt data, stored with the payment. The name is removed when the buyer's data is erased. */
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

/** A company pays the invoicing service later: until then the receipt does not say "paid". */
export function isInvoiced({ method }: Pick<Receipt, 'method'>): boolean {
  return method === 'company';
}
