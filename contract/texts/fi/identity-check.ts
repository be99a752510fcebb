/** Identity check on the phone, shared by all actions that grant access to an account. */
export const texts = {
  form: {
    facts: 'Mitkä tiedot tarkistit?',
    factsHint:
      'Vähintään kolme tietoa, joista yhden vain asiakas tietää: asiakasnumero, tilaus tai käynti.',
    fact: {
      fullName: 'Koko nimi',
      yearOfBirth: 'Syntymävuosi',
      postalAddress: 'Postiosoite',
      phone: 'Puhelinnumero',
      customerNumber: 'Asiakasnumero',
      orderSum: 'Tilauksen summa',
      orderDay: 'Tilauspäivä',
      lastVisit: 'Viimeisin museokäynti',
    },
  },
  refusals: {
    notKnown:
      'Meillä ei ole asiakkaasta kaikkia valittuja tietoja, joten niitä ei ole voitu tarkistaa.',
    tooFewFacts: 'Tarkista vähintään {0|yksi tieto|# tietoa}.',
    noOwnFact:
      'Tarkista vielä jotakin, minkä vain asiakas tietää: asiakasnumero, tilauksen summa tai päivä, viimeisin käynti.',
  },
};
