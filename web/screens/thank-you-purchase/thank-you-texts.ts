import type { texts } from '../../texts/fi/thank-you-purchase.ts';

export type ThankYouTexts = typeof texts;
