export const texts = {
  name: 'Förhandsvisning',
  words:
    'Du ser sidan som en ny kund ser den {0}. Kunderna ser inte det här ännu. Bara den här sidan är från den dagen: länkarna leder till dagens sidor, och formulär och betalningssätt fungerar som i dag.',
  inNewLanguage:
    'Du ser sidan som en ny kund ser den {0}. Kunderna ser inte det här ännu: i dag finns tjänsten inte på det här språket. Länkarna leder till sidorna på det här språket som de är på dess första dag, och formulär och betalningssätt fungerar som i dag.',
};
