import type { texts } from '../../texts/fi/desk.ts';

export type DeskTexts = typeof texts;
