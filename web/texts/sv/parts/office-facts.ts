import { texts as lookAhead } from './look-ahead.ts';

export const texts = {
  lookAhead,
  now: 'Nu',
  since: 'från {0}',
  until: 'till och med {0}',
  shipped: 'Standard',
  change: 'Planera en ändring',
  planned: 'Planerade ändringar',
  plannedNote:
    'Du kan byta ut eller slopa en ändring tills dess dag börjar. En paus, ett meddelande och färger kan slopas ännu den första dagen.',
  none: 'Inga ändringar är planerade.',
  show: 'Se på sidan',
  replace: 'Byt ut',
  cancel: 'Slopa',
  ofDay: '{0}, börjar {1}',
  from: 'Från och med',
  what: 'Vad',
  who: 'Vem och varför',
  earlier: 'Tidigare',
  scheme: 'Inlagt vid ibruktagandet',
  gone: 'tidigare anställd',
  failed: 'Listan kunde inte hämtas på nytt. Ladda om sidan.',
  preview: {
    heading: 'Så ser kunden det',
    before: 'Sista dagen före ändringen',
    after: 'När ändringen har börjat',
    nothing: 'Sidorna ser ut som vanligt.',
    languages: { fi: 'På finska', sv: 'På svenska', en: 'På engelska' },
  },
};
