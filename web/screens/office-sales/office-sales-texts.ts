import type { texts as fi } from '../../texts/fi/office-sales.ts';

export type SalesTexts = typeof fi;
