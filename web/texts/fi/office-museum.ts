import { texts as time } from './parts/line-of-time.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  time,
  title: 'Museo',
  description: 'Museon kassat, käynnit ja tapahtumat.',
  heading: 'Museo',
  missing: 'Museota ei löydy.',
  publicPage: 'Avaa museon sivu',
  now: 'Nyt',
  joined: 'Mukana alkaen',
  left: 'Jäi pois',
  ticket: 'Pääsylippu',
  unknown: 'ei tiedossa',
  website: 'Verkkosivu',
  allVisits: 'Käyntejä yhteensä',
  desks: 'Kassa',
  clerks: 'Kassanhoitajia',
  managers: 'Kassan vastaavia',
  lastSignIn: 'Viimeksi kirjauduttu',
  list: 'Korttilista haettu',
  tillKeys: 'Kassajärjestelmän avaimia',
  never: 'ei koskaan',
  signedIn: 'kirjautui viimeksi: {0}',
  manage: 'Hallitse kassojen väkeä',
  months: 'Käynnit kuukausittain',
  noVisits: 'Ei vielä yhtään käyntiä.',
  roles: {
    clerk: 'kassanhoitaja',
    manager: 'kassan vastaava',
  },
};
