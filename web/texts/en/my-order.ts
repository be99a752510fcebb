import type { texts as fi } from '../fi/my-order.ts';
import { texts as orders } from './my-orders.ts';

export const texts: typeof fi = {
  ...orders,
  title: 'Order',
  heading: 'Order {0}',
  description: 'What was ordered, how it was paid for and its status.',
  missing: 'The order was not found',
  missingLead: 'Check the number, or see all your orders.',
  all: 'All orders',
  lines: 'What was ordered',
  units: '× {0}',
  total: 'Total',
  paidAt: 'Paid',
  download: 'Download the receipt (PDF)',
};
