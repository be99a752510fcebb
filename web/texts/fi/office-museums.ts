import { texts as words } from '../../../contract/texts/fi/museum-words.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Museot',
  description: 'Kaikki museot ja mitä niiden tiedoista puuttuu.',
  heading: 'Museot',
  add: 'Lisää museo',
  download: 'Lataa taulukkona',
  table: 'Taulukko',
  tables: { museums: 'Museot', ...words.parts },
  bring: 'Tuo taulukosta',
  failed: 'Luetteloa ei saatu haettua. Lataa sivu uudelleen.',
  search: 'Hae nimellä tai paikkakunnalla',
  state: 'Tila',
  all: 'Kaikki',
  states: {
    joined: 'Mukana',
    coming: 'Tulossa',
    left: 'Jäänyt pois',
  },
  missing: 'Puuttuu',
  anyGap: 'Mitä tahansa',
  gaps: {
    hours: 'aukioloajat tänään',
    picture: 'kuva',
    address: 'osoite',
    access: 'esteettömyys',
    price: 'pääsylippu',
    website: 'verkkosivu',
  },
  found: '{0|# museo|# museota}',
  more: 'Näytä {0} lisää',
  none: 'Yksikään museo ei sovi hakuun.',
  name: 'Nimi',
  town: 'Paikkakunta',
  edit: 'Muokkaa',
  from: '{0} alkaen',
  until: '{0} asti',
};
