export const texts = {
  name: 'Siirrä tilaus toiselle',
  lead: 'Kun tilaus on väärän henkilön tilillä. Kuitti, peruutusoikeus ja lahjojen sivu siirtyvät mukana, kortit eivät.',
  deed: 'Siirrä tilaus',
  done: 'Tilaus siirrettiin toiselle henkilölle.',
  form: {
    orderNumber: 'Tilausnumero',
    toAddress: 'Toisen henkilön sähköposti',
    toHint: 'Jos tiliä ei ole, se avataan.',
  },
  labels: {
    order: 'Tilaus',
    account: 'Tili',
    cards: 'Kortit ja raha',
    told: 'Asiakkaat',
  },
  phrases: {
    order: '{0}, {1}',
    words: '{0}',
    existing: '{0}, hänellä on jo tili',
    opened: '{0}, tili avataan',
    unchanged: 'Ei muutu',
    letters: 'Molemmat saavat viestin',
  },
  refusals: {
    noOrder: 'Henkilöllä ei ole maksettua tilausta tällä numerolla.',
    monthly: 'Kuukausimaksu kuuluu sille, jonka maksukortilta se veloitetaan. Sitä ei voi siirtää.',
    renewal: 'Jatko kuuluu henkilön omaan korttiin, joten sitä ei voi siirtää.',
    invalid: 'Tarkista sähköpostiosoite.',
    samePerson: 'Osoite on saman henkilön.',
    yourself: 'Et voi siirtää tilausta itsellesi.',
  },
};
