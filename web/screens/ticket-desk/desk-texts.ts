import type { texts } from '../../texts/fi/ticket-desk.ts';

export type DeskTexts = typeof texts;
