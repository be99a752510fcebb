import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';
import type { PageName } from './pages.ts';

/** What was paid for, as far as the page that thanks for it depends on it. */
export type Thanked = {
  kind: PurchaseKind | null;
  /** Null when it is no gift. */
  isDigitalGift: boolean | null;
};

export function thankYouPage({ kind, isDigitalGift }: Thanked): PageName {
  if (kind === 'companyOrder') return 'Thank_You_Company';
  if (kind !== 'gift') return 'Thank_You_Purchase';
  return isDigitalGift ? 'Thank_You_Gift_Digital' : 'Thank_You_Gift_Envelope';
}
