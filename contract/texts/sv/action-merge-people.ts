import type { texts as fi } from '../fi/action-merge-people.ts';
import { texts as identity } from './identity-check.ts';

export const texts: typeof fi = {
  name: 'Slå ihop två personer',
  lead: 'När samma person har två konton. Det här kontot blir kvar, och det andra kontots beställningar, avtal, gåvor, meddelanden och anteckningar flyttas till det.',
  deed: 'Slå ihop personerna',
  done: 'Två personer slogs ihop.',
  form: {
    ...identity.form,
    whose:
      'Kontrollera uppgifterna på det konto vars e-post faller bort. Om kontot är tomt behöver inget kontrolleras.',
    openOther: 'Öppna den andra personens sida i en ny flik',
    question: 'Sök den andra personen',
    questionHint: 'Namn, e-post, kundnummer eller telefon.',
    find: 'Sök',
    none: 'Ingen annan hittades.',
    failed: 'Sökningen misslyckades. Försök igen.',
    other: 'Vem är det?',
    email: 'E-post',
    personName: 'Namn',
    contact: 'Postadress och telefon',
    kept: 'Det här kontots',
    otherSide: 'Det andra kontots',
  },
  labels: {
    email: 'E-post',
    person: 'Namn',
    contact: 'Postadress',
    card: 'Kort',
    moved: 'Flyttas till det här kontot',
    identity: 'Identitet',
    access: 'Inloggning',
    told: 'Kunden',
  },
  phrases: {
    words: '{0}',
    none: 'Finns inte',
    noCard: 'Inget kort',
    number: '{0}',
    numberUntil: '{0}, giltigt till {1}',
    numberWaits: '{0}, tiden börjar vid det första besöket',
    moved: 'Beställningar {0}, avtal {1}, betalkort {2}, kundmeddelanden {3}, anteckningar {4}',
    compared: '{0|# uppgift|# uppgifter} kontrollerades på kontot vars e-post faller bort',
    nothingToCompare: 'Inget att kontrollera: kontot vars e-post faller bort är tomt',
    waits:
      'Båda loggas ut och lösenorden tas bort. Man kommer in på kontot om {0|# timme|# timmar}.',
    letters: 'Ett meddelande går till båda adresserna',
  },
  refusals: {
    ...identity.refusals,
    same: 'Välj en annan person. En person kan inte slås ihop med sig själv.',
    gone: 'Den andra personen hittades inte.',
    yourself: 'Ditt eget konto kan inte slås ihop.',
    works: 'En av dem arbetar här, så kontona kan inte slås ihop.',
    joined: 'Ett av kontona har redan slagits ihop.',
    leaving: 'En av dem har bett om att kontot ska tas bort. Ångra det först.',
    bothInUse:
      'Båda har ett giltigt kort som redan har använts. Slå ihop dem först när det ena har gått ut.',
  },
};
