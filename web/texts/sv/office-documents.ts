import { texts as difference } from './parts/document-difference.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  difference,
  title: 'Villkor och dataskydd',
  description: 'Versioner av användarvillkoren och dataskyddsbeskrivningen.',
  heading: 'Villkor och dataskydd',
  lead: 'Användarvillkoren och dataskyddsbeskrivningen ändras version för version. Skriv ett utkast, se hur det ser ut på sidan och publicera det från en kommande dag. En beställning behåller den version som köparen godkände.',
  names: {
    terms: 'Användarvillkor',
    privacy: 'Dataskyddsbeskrivning',
  },
  begin: 'Skriv en ny version',
  draft: 'Utkast: {0}, {1}.',
  draftReplaces: 'Det ersätter versionen som skulle träda i kraft {0}.',
  goOn: 'Fortsätt på utkastet',
  discard: 'Förkasta utkastet',
  discardTitle: 'Ska utkastet förkastas?',
  discardBody: 'Utkastet försvinner för alla. Publicerade versioner finns kvar.',
  keep: 'Behåll utkastet',
  draftChanged: 'Utkastet har ändrats sedan du öppnade den här sidan. Ladda om sidan.',
  notDiscarded: 'Utkastet kunde inte förkastas. Försök igen.',
  from: 'I kraft',
  state: 'Läge',
  who: 'Vem och varför',
  states: {
    inForce: 'Gäller',
    past: 'Tidigare',
    coming: 'Kommande',
  },
  effects: {
    quiet: 'Ingen får veta om ändringen',
    told: 'Innehavarna får ett meddelande',
    accepted: 'Innehavarna ombeds godkänna',
  },
  scheme: 'Tjänstens egen text',
  gone: 'tidigare anställd',
  read: 'Läs',
  replace: 'Ändra',
  cancel: 'Slopa',
  ofDay: 'versionen {0}',
  showDifference: 'Visa skillnaden mot den föregående',
  failed: 'Uppgifterna kunde inte laddas. Ladda om sidan.',
};
