import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';

export const texts = {
  heading: 'Tilauksesi',
  annual: '{product}, {0|# kuukausi|# kuukautta}',
  monthly: '{product}, ensimmäinen kuukausierä',
  plastic: 'Muovikortti postitse',
  campaign: 'Kampanja {0}',
  total: 'Maksetaan nyt',
  instalments: `${INSTALMENT_COUNT} erää, yhteensä {0}`,
  priceUnknown: 'hinta ei vielä tiedossa',
  worksAtOnce:
    'Kortti toimii heti maksun jälkeen puhelimessa tai asiakasnumerolla ja henkilöllisyystodistuksella.',
  delivery: 'Muovikortti tulee postissa {0} viikossa.',
  locked:
    'Kortti valmistetaan automaattisesti tällä nimellä ja syntymävuodella, etkä voi itse muuttaa niitä jälkikäteen.',
  toMonthly: `Maksa ${INSTALMENT_COUNT} kuukausierässä: {0} kuukaudessa, yhteensä {1}`,
  toAnnual: 'Maksa kerralla: {0}',
  loom: {
    label: 'Kortti on vielä kudottavana. Asiakasnumero syntyy maksun jälkeen.',
    note: 'Numero syntyy maksun jälkeen.',
    firstName: 'Sinun',
    lastName: 'nimesi',
  },
  strip: { toPay: 'Maksettavaa', show: 'Näytä tilaus' },
  check: {
    heading: 'Tarkista vielä',
    change: 'Muuta',
    changeWhat: 'tietoja',
    holder: 'Kortin haltija',
    born: '{0}, s. {1}',
    address: 'Osoite',
    email: 'Sähköposti',
    phone: 'Puhelin',
    plastic: 'Muovikortti',
    plasticYes: 'Kyllä, postitse',
    plasticNo: 'Ei, kortti puhelimessa',
    campaign: 'Kampanjakoodi',
    missing: 'Puuttuu vielä',
  },
};
