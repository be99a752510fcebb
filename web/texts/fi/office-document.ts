import { texts as difference } from './parts/document-difference.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  difference,
  title: 'Uusi versio',
  description: 'Käyttöehtojen tai tietosuojaselosteen luonnos.',
  heading: 'Uusi versio',
  all: 'Kaikki versiot',
  missing: 'Versiota ei voi enää muuttaa: se on jo voimassa tai se on peruttu.',
  names: {
    terms: 'Käyttöehdot, luonnos',
    privacy: 'Tietosuojaseloste, luonnos',
  },
  lead: 'Tyhjä rivi aloittaa uuden kappaleen. Rivi, jonka alussa on yhdysmerkki ja välilyönti, on luettelon kohta. Linkki kirjoitetaan näin: [teksti](https://osoite).',
  facts: 'Automaattisesti täytettävät tiedot',
  factsHint:
    'Kirjoita tiedon tilalle sen nimi aaltosulkeisiin. Silloin se on oikein joka kielellä, myös kun tieto muuttuu.',
  weeks: '{weeks|viikossa|# viikossa}',
  leadField: 'Johdanto, {0}',
  headingField: 'Otsikko, {0}',
  textField: 'Teksti, {0}',
  languages: {
    fi: 'suomeksi',
    sv: 'ruotsiksi',
    en: 'englanniksi',
  },
  newSection: 'Uusi kohta',
  ofSection: 'kohta {0}',
  changed: 'muutettu',
  isNew: 'uusi',
  up: 'Siirrä ylemmäs',
  remove: 'Poista kohta',
  add: 'Lisää kohta',
  save: 'Tallenna luonnos',
  saved: 'Luonnos on tallennettu.',
  unsaved: 'Luonnoksessa on tallentamattomia muutoksia.',
  ready: 'Luonnos on valmis julkaistavaksi.',
  notSaved: 'Luonnosta ei voitu tallentaa. Tekstisi on yhä tässä, yritä uudelleen.',
  failed: 'Luonnosta ei saatu ladattua. Yritä uudelleen.',
  publish: 'Julkaise',
  otherSaved:
    '{0} on tallentanut, julkaissut tai hylännyt luonnoksen sen jälkeen, kun avasit sen. Omaa tekstiäsi ei tallennettu.',
  colleague: 'Kollegasi',
  fetchOther: 'Hae nykyinen teksti ja hylkää omat muutokset',
  saveOver: 'Korvaa se omalla tekstilläni',
  look: {
    fi: 'Katso sivu suomeksi',
    sv: 'Katso sivu ruotsiksi',
    en: 'Katso sivu englanniksi',
  },
  differenceHeading: 'Muutokset voimassa olevaan versioon',
};
