import type { texts } from '../../texts/fi/company-portal.ts';

export type DeskTexts = typeof texts;
