export const texts = {
  name: 'Päätä kuukausimaksu',
  lead: 'Kun asiakas ei voi enää maksaa, esimerkiksi elämäntilanteen muututtua. Syytä ei tarvitse todistaa.',
  deed: 'Päätä kuukausimaksu',
  done: 'Kuukausimaksu päätettiin.',
  form: { none: 'Ei täytettävää.' },
  labels: {
    charges: 'Kuukausierät',
    until: 'Kortti voimassa',
    entry: 'Sisäänpääsy',
    told: 'Asiakas',
  },
  phrases: {
    open: 'Maksamatta {0} kpl, yhteensä {1}',
    noMore: 'Mitään ei enää veloiteta',
    until: '{0} asti',
    notBegun: 'Voimassaolo ei ole vielä alkanut',
    held: 'Ei käytössä maksamattoman erän takia',
    notHeld: 'Käytössä',
    letter: 'Saa viestin, jossa kerrotaan, mihin asti kortti on voimassa',
  },
  refusals: {
    ended: 'Sopimus on jo päättynyt tai kokonaan maksettu.',
    beingCharged: 'Erää veloitetaan juuri nyt. Odota, kunnes tulos tiedetään.',
  },
};
