import { texts as difference } from './parts/document-difference.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  difference,
  title: 'Ehdot ja tietosuoja',
  description: 'Käyttöehtojen ja tietosuojaselosteen versiot.',
  heading: 'Ehdot ja tietosuoja',
  lead: 'Käyttöehtojen ja tietosuojaselosteen jokainen versio tallennetaan. Kirjoita luonnos, katso, miltä se näyttää sivulla, ja julkaise se tulevasta päivästä alkaen. Tilaus säilyttää sen version, jonka ostaja hyväksyi.',
  names: {
    terms: 'Käyttöehdot',
    privacy: 'Tietosuojaseloste',
  },
  begin: 'Kirjoita uusi versio',
  draft: 'Luonnos: {0}, {1}.',
  draftReplaces: 'Se korvaa version, joka tulisi voimaan {0}.',
  goOn: 'Jatka luonnosta',
  discard: 'Hylkää luonnos',
  discardTitle: 'Hylätäänkö luonnos?',
  discardBody: 'Luonnos poistuu kaikilta. Julkaistut versiot säilyvät.',
  keep: 'Säilytä luonnos',
  draftChanged: 'Luonnosta on muutettu sen jälkeen, kun avasit tämän sivun. Lataa sivu uudelleen.',
  notDiscarded: 'Luonnosta ei voitu hylätä. Yritä uudelleen.',
  from: 'Voimaan',
  state: 'Tila',
  who: 'Kuka ja miksi',
  states: {
    inForce: 'Voimassa',
    past: 'Aiempi',
    coming: 'Tulossa',
  },
  effects: {
    quiet: 'Muutoksesta ei kerrota',
    told: 'Haltijoille lähetetään viesti',
    accepted: 'Haltijoita pyydetään hyväksymään',
  },
  scheme: 'Palvelun oma teksti',
  gone: 'entinen työntekijä',
  read: 'Lue',
  replace: 'Muuta',
  cancel: 'Peru',
  ofDay: 'versio {0}',
  showDifference: 'Näytä ero edelliseen',
  failed: 'Tietoja ei saatu ladattua. Lataa sivu uudelleen.',
};
