import type { texts as fi } from '../fi/server-error.ts';

export const texts: typeof fi = {
  kind: 'Fel hos oss, referens {0}',
  title: 'Sidan kunde inte visas',
  description: 'Sidan kunde inte visas.',
  lead: 'Felet är vårt, och vår tekniska personal har redan fått veta det. Inget har debiterats dig på grund av den här sidan.',
  again: 'Försök igen',
  service: 'Bråttom? Ring {phone} eller [skriv till oss](Help).',
};
