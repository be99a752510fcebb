export const texts = {
  languages: {
    fi: 'På finska',
    sv: 'På svenska',
    en: 'På engelska',
  },
  none: 'Inga skillnader.',
  gone: 'Borttaget:',
  new: 'Nytt:',
};
