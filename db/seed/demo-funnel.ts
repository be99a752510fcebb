import type { PurchaseKind } from '../../domain/order/purchase-kind.ts';

export type DemoForms = { kind: PurchaseKind; daysAgo: number; opened: number; accepted: number };

/** Opened forms before the paid purchases of the demo people; most visitors only look. */
export const DEMO_FUNNEL: DemoForms[] = [
  { kind: 'standard', daysAgo: 26, opened: 1, accepted: 0 },
  { kind: 'standard', daysAgo: 17, opened: 1, accepted: 1 },
  { kind: 'standard', daysAgo: 6, opened: 2, accepted: 1 },
  { kind: 'standard', daysAgo: 2, opened: 1, accepted: 0 },
  { kind: 'gift', daysAgo: 24, opened: 1, accepted: 0 },
  { kind: 'gift', daysAgo: 12, opened: 2, accepted: 1 },
  { kind: 'gift', daysAgo: 0, opened: 3, accepted: 2 },
  { kind: 'renewal', daysAgo: 20, opened: 2, accepted: 1 },
  { kind: 'renewal', daysAgo: 9, opened: 1, accepted: 0 },
  { kind: 'companyOrder', daysAgo: 15, opened: 1, accepted: 1 },
  { kind: 'companyOrder', daysAgo: 0, opened: 2, accepted: 1 },
];
