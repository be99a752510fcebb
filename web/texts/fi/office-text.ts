import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Teksti',
  description: 'Yhden tekstin vaihtaminen kolmella kielellä.',
  heading: 'Vaihda teksti',
  all: 'Kaikki tekstit',
  missing: 'Tätä tekstiä ei ole, tai sitä ei voi vaihtaa.',
  languages: { fi: 'Suomeksi', sv: 'Ruotsiksi', en: 'Englanniksi' },
  isShipped: 'Palvelun oma teksti.',
  shipped: 'Palvelun oma teksti:',
  use: 'Ota käyttöön',
  save: 'Tallenna luonnos',
  asShipped: 'Palauta palvelun oma teksti',
  placesHeading: 'Missä teksti näkyy',
  places: {
    page: 'Sivu {0}',
    letter: 'Viesti {0}',
    message: 'Palvelun vastaukset ({0})',
  },
  saveFirst:
    'Tallenna luonnos, niin näet, miltä se näyttää sivulla tai viestissä. Muut eivät näe sitä.',
  saved: 'Luonnos on tallennettu. Vain sinä näet sen.',
  exampleLetter: 'Viestissä näkyvä henkilö ja tilaus ovat esimerkkejä.',
  look: 'Katso: {0}',
  history: 'Muutokset',
  since: '{0} alkaen',
  planned: 'Alkaa {0}',
  shippedAgain: 'palvelun oma teksti',
  outdated: 'Palvelun oma teksti on muuttunut sen jälkeen. Katso, onko tämä vielä oikein.',
  formerMember: 'entinen työntekijä',
  failed: 'Tekstiä ei saatu haettua. Lataa sivu uudelleen.',
  notSaved: 'Luonnosta ei saatu tallennettua. Tekstisi on tallella, yritä uudelleen.',
};
