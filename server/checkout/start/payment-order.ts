import { type Order, type OrderDetails, postalAddress } from '../../order/order-queries.ts';
import type { PaytrailOrder } from '../../payment/provider/paytrail-order.ts';
import type { Attempt } from '../../payment/start-queries.ts';

/** Order data for the card provider, from the payment's snapshot. */
export function paytrailOrder(
  attempt: Omit<Attempt, 'processType'>,
  { orders, publicUrl }: { orders: Order[]; publicUrl: string },
): PaytrailOrder {
  const details = orders[0]?.details;
  if (!details?.buyer || !attempt.receipt) throw new Error('a payment for nothing');
  return {
    stamp: attempt.stamp,
    reference: attempt.reference,
    language: attempt.language,
    lines: attempt.receipt.lines.map((line, index) => ({
      stamp: `${attempt.stamp}-${index}`,
      productCode: line.unitPrice < 0 ? 'CAMPAIGN' : 'MUSEUM-CARD-12',
      description: line.description,
      unitPrice: line.unitPrice,
      units: line.units,
      vatPercentage: line.vatBasisPoints / 100,
    })),
    customer: details.buyer,
    deliveryAddress: deliveryAddress(details),
    ...returnAddresses(publicUrl, attempt.returnKey),
  };
}

/** A company's address is only for its receipt. */
const deliveryAddress = ({ buyer, delivery }: OrderDetails) =>
  delivery === 'digital' ? null : postalAddress(buyer);

export function returnAddresses(publicUrl: string, returnKey: string) {
  const address = (way: 'return' | 'callback') => {
    const url = `${publicUrl}/payments/paytrail/${way}/${returnKey}`;
    return { success: url, cancel: url };
  };
  return { redirect: address('return'), callback: address('callback') };
}
