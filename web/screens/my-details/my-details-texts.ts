import type { texts } from '../../texts/fi/my-details.ts';

export type MyDetailsTexts = typeof texts;
