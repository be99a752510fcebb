import type { texts } from '../../texts/fi/my-card.ts';

export type MyCardScreenTexts = typeof texts;
