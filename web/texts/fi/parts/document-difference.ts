export const texts = {
  languages: {
    fi: 'Suomeksi',
    sv: 'Ruotsiksi',
    en: 'Englanniksi',
  },
  none: 'Ei eroja.',
  gone: 'Poistuu:',
  new: 'Uutta:',
};
