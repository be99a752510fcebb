import type { texts as fi } from '../fi/office-contact.ts';
import { texts as subjects } from './parts/contact-subjects.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  subjects,
  title: 'Kundmeddelande',
  description: 'Kundens meddelande och svaren.',
  missing: 'Meddelandet hittades inte. Det kan ha raderats när förvaringstiden gick ut.',
  all: 'Alla kundmeddelanden',
  heading: 'Ärende {0}: {1}',
  from: 'Avsändare',
  person: 'Öppna kunden {0}',
  verified: 'Skrev som inloggad.',
  unverified:
    'Var inte inloggad: kontrollera identiteten innan du berättar något om kontot eller beställningarna.',
  noPerson: 'Adressen hör inte till något konto.',
  order: 'Beställning {0}',
  orderTheirs: 'Beställningen är gjord med samma adress.',
  orderNotTheirs:
    'Beställningen är gjord med en annan adress: berätta inget om den innan du har kontrollerat identiteten.',
  orderUnknown: 'Beställningsnumret {0} hittades inte.',
  languages: {
    fi: 'Kunden använder finska: svara på finska.',
    sv: 'Kunden använder svenska: svara på svenska.',
    en: 'Kunden använder engelska: svara på engelska.',
  },
  thread: 'Meddelanden',
  customer: 'Kunden',
  staff: 'Svar, {0}',
  staffGone: 'Svar',
  answer: 'Ditt svar',
  answerHelp: 'Skickas som e-post till kundens adress. Skriv inte uppgifter om hälsa.',
  counter: '{0} / {1} tecken',
  send: 'Skicka och markera som klart',
  sendOpen: 'Skicka och lämna öppet',
  markDone: 'Markera som klart',
  reopen: 'Öppna på nytt',
  endedBy: 'Klart {0}, {1}',
  ended: 'Klart {0}',
  sent: 'Svaret skickas.',
  marked: 'Markerat som klart.',
  reopened: 'Öppnat på nytt.',
  empty: 'Skriv ett svar.',
  failed: 'Åtgärden misslyckades. Försök på nytt.',
};
