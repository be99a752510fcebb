import type { texts } from '../../texts/fi/dev-controls.ts';

export type ControlTexts = typeof texts;
