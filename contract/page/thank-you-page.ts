import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';
import type { PageName } from './pages.ts';

/** Parts of the purchase that the thank-you page depends on. */
export type PaidPurchase = {
  kind: PurchaseKind | null;
  /** Null unless it is a gift. */
  isDigitalGift: boolean | null;
};

export function thankYouPage({ kind, isDigitalGift }: PaidPurchase): PageName {
  if (kind === 'companyOrder') return 'Thank_You_Company';
  if (kind !== 'gift') return 'Thank_You_Purchase';
  return isDigitalGift ? 'Thank_You_Gift_Digital' : 'Thank_You_Gift_Envelope';
}
