export const texts = {
  name: 'Förhandsgranskning',
  words:
    'Du ser sidan som en ny kund ser den {0}. Kunderna ser inte det här ännu. Bara den här sidan är från den dagen: länkarna leder till dagens sidor, och formulär och betalningssätt fungerar som i dag.',
};
