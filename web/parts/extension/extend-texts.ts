import type { texts as fi } from '../../texts/fi/parts/extension.ts';

export type ExtendTexts = typeof fi;
