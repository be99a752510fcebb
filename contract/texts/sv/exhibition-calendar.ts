import type { texts as fi } from '../fi/exhibition-calendar.ts';

export const texts: typeof fi = { all: '{product}: utställningar', one: 'Utställningar: {0}' };
