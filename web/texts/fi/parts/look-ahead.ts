export const texts = {
  look: 'Katso sivu: {0}',
  languages: { fi: 'suomeksi', sv: 'ruotsiksi', en: 'englanniksi' },
};
