import type { texts as fi } from '../fi/dev-clock.ts';

export const texts: typeof fi = {
  title: 'Demons klocka',
  description: 'Flytta demons tid framåt.',
  now: 'Klockan är {0}.',
  none: 'I den här körningen kan klockan inte flyttas.',
  lead: 'Tiden går bara framåt. Efter flytten görs schemalagda arbeten genast: månadsrater debiteras, gåvor skickas och kort löper ut. Din session tar slut, så logga in på nytt. Du kan börja om genom att ta bort demons datamapp.',
  step: {
    day: 'En dag framåt',
    week: 'En vecka framåt',
    month: 'En månad framåt',
    quarter: 'Tre månader framåt',
    year: 'Ett år framåt',
  },
  failed: 'Flytten lyckades inte. Försök igen.',
};
