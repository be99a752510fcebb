import type { texts } from '../../texts/fi/home.ts';

export type HomeTexts = typeof texts;
