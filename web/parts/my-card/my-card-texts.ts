import type { texts } from '../../texts/fi/parts/my-card.ts';

export type MyCardTexts = typeof texts;
