import type { texts } from '../../texts/fi/withdrawal.ts';

export type WithdrawalTexts = typeof texts;
