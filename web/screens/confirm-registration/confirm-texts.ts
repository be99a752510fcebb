import type { texts } from '../../texts/fi/confirm-registration.ts';

export type ConfirmTexts = typeof texts;
