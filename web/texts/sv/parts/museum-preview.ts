export const texts = {
  title: 'Förhandsvisning: museets sida',
  lead: 'Det här är en förhandsvisning: så här ser besökaren sidan när du har sparat. Inget har sparats ännu, och länkarna fungerar inte här.',
  language: 'Sidans språk',
  day: 'Sidan den här dagen',
  loading: 'Sidan hämtas…',
  failed: 'Förhandsvisningen kunde inte hämtas. Det du skrev finns kvar.',
  again: 'Försök igen',
  close: 'Stäng förhandsvisningen',
};
