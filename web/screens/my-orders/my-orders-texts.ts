import type { texts } from '../../texts/fi/my-orders.ts';

export type MyOrdersTexts = typeof texts;
