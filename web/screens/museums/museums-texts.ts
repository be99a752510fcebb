import type { texts } from '../../texts/fi/museums.ts';

export type MuseumsTexts = typeof texts;
