export const texts = {
  name: 'Kirjoita muistiinpano',
  lead: 'Muistiinpano näkyy henkilökunnalle asiakkaan sivulla. Asiakas saa sen, jos hän pyytää omat tietonsa.',
  deed: 'Tallenna muistiinpano',
  done: 'Muistiinpano tallennettiin.',
  form: { words: 'Muistiinpano', hint: 'Ei terveystietoja eikä arvioita ihmisestä.' },
  labels: { note: 'Muistiinpano' },
  phrases: { none: 'Ei vielä', words: '{0}' },
  refusals: { gone: 'Asiakasta ei löydy.' },
};
