import type { texts as fi } from '../fi/server-error.ts';

export const texts: typeof fi = {
  title: 'Det blev mörkt i rummet',
  description: 'Sidan kunde inte visas.',
  lead: 'Felet är vårt, och de som lagar det har redan fått veta. Försök igen om en stund.',
  again: 'Försök igen',
  home: 'Gå till startsidan',
  labelTitle: 'Är det bråttom?',
  label: 'Ring {phone} eller skriv till {email}.',
};
