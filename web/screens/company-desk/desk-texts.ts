import type { texts } from '../../texts/fi/company-desk.ts';

export type DeskTexts = typeof texts;
