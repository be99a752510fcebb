import type { texts } from '../../texts/fi/extend-validity.ts';

export type ExtendValidityTexts = typeof texts;
