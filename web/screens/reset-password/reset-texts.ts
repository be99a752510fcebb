import type { texts as fi } from '../../texts/fi/reset-password.ts';

export type ResetTexts = typeof fi;
