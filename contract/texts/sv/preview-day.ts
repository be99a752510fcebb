export const texts = {
  name: 'Förhandsgranskning',
  words: 'Du ser sidan som den ser ut {0}. Kunderna ser inte det här ännu.',
};
