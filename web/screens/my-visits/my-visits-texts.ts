import type { texts } from '../../texts/fi/my-visits.ts';

export type MyVisitsTexts = typeof texts;
