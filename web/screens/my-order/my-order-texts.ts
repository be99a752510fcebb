import type { texts } from '../../texts/fi/my-order.ts';

export type MyOrderTexts = typeof texts;
