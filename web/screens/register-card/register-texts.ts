import type { texts } from '../../texts/fi/register-card.ts';

export type RegisterTexts = typeof texts;
