import type { texts as fi } from '../fi/exhibition-calendar.ts';

export const texts: typeof fi = { all: '{product}: exhibitions', one: 'Exhibitions: {0}' };
