import type { texts as fi } from '../../texts/fi/parts/renewal.ts';

export type ExtendTexts = typeof fi;
