import type { texts } from '../../texts/fi/buy-card.ts';

export type BuyCardTexts = typeof texts;
