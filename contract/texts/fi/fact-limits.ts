/** Limits of the scheme, for the office. */
export const texts = {
  names: {
    companyUnits: 'Kortteja yhdessä yritystilauksessa',
    giftsInOrder: 'Lahjoja yhdessä tilauksessa',
    invoiceMost: 'Yrityslasku enintään',
    addressOver: 'Kuitissa yrityksen osoite, kun summa on yli',
    firstLetter:
      '1. viesti maksamattomasta kuukausimaksusta, päivää siitä kun kortti ei ollut enää käytössä',
    secondLetter: '2. viesti maksamattomasta kuukausimaksusta, päivää',
    lastLetter: 'Viimeinen viesti maksamattomasta kuukausimaksusta, päivää',
  },
  /** `{0}` and `{1}`: the bounds. */
  refusals: {
    companyUnitsOutOfBounds: 'Yhden tilauksen korttien enimmäismäärän on oltava {0}–{1}.',
    giftsInOrderOutOfBounds:
      'Yhden tilauksen lahjojen enimmäismäärän on oltava {0}–{1}. Suurempi määrä on yritystilaus.',
    invoiceMostOutOfBounds: 'Yrityslaskun rajan on oltava {0}–{1}.',
    addressOverOutOfBounds:
      'Osoitteen rajan on oltava {0}–{1}: laki vaatii osoitteen sitä suurempiin kuitteihin.',
    firstLetterOutOfBounds: 'Ensimmäisen viestin päivän on oltava {0}–{1}.',
    secondLetterOutOfBounds:
      'Toinen viesti lähetetään ensimmäisen jälkeen: päivän on oltava {0}–{1} ja suurempi kuin ensimmäisen.',
    lastLetterOutOfBounds:
      'Viimeinen viesti lähetetään toisen jälkeen: päivän on oltava {0}–{1} ja suurempi kuin toisen.',
  },
};
