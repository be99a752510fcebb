import { texts as difference } from './parts/document-difference.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  difference,
  title: 'Ny version',
  description: 'Utkast till användarvillkor eller dataskyddsbeskrivning.',
  heading: 'Ny version',
  all: 'Alla versioner',
  missing: 'Versionen kan inte längre ändras: den har redan trätt i kraft eller slopats.',
  names: {
    terms: 'Användarvillkor, utkast',
    privacy: 'Dataskyddsbeskrivning, utkast',
  },
  lead: 'En tom rad börjar ett nytt stycke. En rad som börjar med bindestreck och mellanslag är en punkt i en lista. En länk skrivs så här: [text](https://adress).',
  facts: 'Uppgifter som fylls i automatiskt',
  factsHint:
    'Skriv uppgiftens namn inom klammerparenteser i stället för uppgiften. Då är den rätt på alla språk, också när den ändras.',
  weeks: '{weeks|en vecka|# veckor}',
  leadField: 'Ingress, {0}',
  headingField: 'Rubrik, {0}',
  textField: 'Text, {0}',
  languages: {
    fi: 'på finska',
    sv: 'på svenska',
    en: 'på engelska',
  },
  newSection: 'Nytt avsnitt',
  ofSection: 'avsnittet {0}',
  changed: 'ändrat',
  isNew: 'nytt',
  up: 'Flytta uppåt',
  remove: 'Ta bort avsnittet',
  add: 'Lägg till ett avsnitt',
  save: 'Spara utkastet',
  saved: 'Utkastet är sparat.',
  unsaved: 'Utkastet har ändringar som inte är sparade.',
  ready: 'Utkastet är färdigt att publiceras.',
  notSaved: 'Utkastet kunde inte sparas. Din text finns kvar här, försök igen.',
  failed: 'Utkastet kunde inte laddas. Försök igen.',
  publish: 'Publicera',
  otherSaved:
    '{0} har sparat, publicerat eller förkastat utkastet sedan du öppnade det. Din text sparades inte.',
  colleague: 'En kollega',
  fetchOther: 'Hämta den nuvarande texten och förkasta mina ändringar',
  saveOver: 'Ersätt det med min text',
  look: {
    fi: 'Visa sidan på finska',
    sv: 'Visa sidan på svenska',
    en: 'Visa sidan på engelska',
  },
  differenceHeading: 'Ändringar jämfört med den gällande versionen',
};
