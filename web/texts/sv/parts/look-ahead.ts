export const texts = {
  look: 'Se sidan: {0}',
  languages: { fi: 'på finska', sv: 'på svenska', en: 'på engelska' },
};
