import type { texts } from '../../texts/fi/my-privacy.ts';

export type MyPrivacyTexts = typeof texts;
