import type { texts } from '../../texts/fi/my-card-desk.ts';

export type DeskTexts = typeof texts;
