import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { texts as lookAhead } from './parts/look-ahead.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  lookAhead,
  frame,
  actions,
  title: 'Priser',
  description: 'Vad kortet kostar, har kostat och kommer att kosta.',
  heading: 'Priser',
  lead: 'Varje pris har en dag då det börjar gälla. Kunden betalar det som visades när betalningen påbörjades.',
  now: 'Nu',
  since: 'från {0}',
  year: `${INSTALMENT_COUNT} rater totalt {0}`,
  unset: 'Inte fastställt',
  facts: {
    annual: 'Ett år på en gång',
    renewalWhileValid: 'Förlängning i tid',
    monthly: 'Månadsrat',
    vat: 'Mervärdesskatt',
  },
  planned: 'Planerade ändringar',
  plannedNote: 'Du kan byta ut eller slopa en ändring tills dess dag börjar.',
  none: 'Inga ändringar är planerade. De nuvarande priserna gäller tills vidare.',
  plan: 'Planera en prisändring',
  replace: 'Byt ut',
  cancel: 'Slopa',
  ofDay: 'ändringen som börjar {0}',
  starts: 'Börjar',
  what: 'Vad',
  who: 'Vem och varför',
  from: 'Började',
  earlier: 'Prishistorik',
  earlierNote: 'Kort har sålts till de här priserna. De kan inte ändras.',
  change: '{0} → {1}',
  scheme: 'Inlagt vid ibruktagandet',
  gone: 'tidigare anställd',
  failed: 'Prislistan kunde inte hämtas på nytt. Ladda om sidan.',
  preview: {
    heading: 'Så visar köpsidan priset {0}',
    languages: {
      fi: 'På finska',
      sv: 'På svenska',
      en: 'På engelska',
    },
    changed: 'Det som ändras är inramat.',
  },
};
