export const texts = {
  name: 'Muuta palautuksen ylärajaa',
  lead: 'Rajan alle jäävistä palautuksista rooli päättää yksin, suuremmat odottavat toista henkilöä. Raja lasketaan yhden maksun kaikista palautuksista yhteensä.',
  deed: 'Muuta raja',
  done: 'Palautuksen yläraja on muutettu.',
  form: {
    limit: 'Palauttaa yksin enintään',
    hint: '0 € tarkoittaa, että toinen henkilö hyväksyy aina.',
    bad: 'Anna summa, esimerkiksi 100,00',
  },
  labels: { role: 'Rooli', alone: 'Palauttaa yksin', asked: 'Jo pyydetyt' },
  phrases: {
    role: '{0}',
    upTo: 'Yhdestä maksusta enintään {0}',
    never: 'Ei mitään: toinen henkilö hyväksyy aina',
    asked: 'Hyväksyntää odottavat palautukset odottavat edelleen.',
  },
  refusals: {
    noRefunds: 'Tämä rooli ei palauta maksuja.',
    ownRole: 'Oman roolinsa rajaa ei voi muuttaa. Pyydä toista tekemään se.',
    tooMuch: 'Raja voi olla enintään {0}.',
    nothingChanges: 'Raja on jo tämän suuruinen.',
  },
};
