import type { texts } from '../../texts/fi/activate-card.ts';

export type ActivateTexts = typeof texts;
