export const texts = {
  look: 'See the page: {0}',
  languages: { fi: 'in Finnish', sv: 'in Swedish', en: 'in English' },
};
