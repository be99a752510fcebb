import type { texts as fi } from '../fi/office-bounces.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  actions,
  title: 'Returnerade meddelanden',
  description: 'Meddelanden som inte kom fram.',
  heading: 'Returnerade meddelanden',
  lead: 'De här meddelandena kom inte fram. Påminnelser och andra frivilliga meddelanden skickas inte till en adress som ett meddelande har returnerats från förrän meddelandet har skickats på nytt. Meddelanden om beställningar och betalningar skickas alltid.',
  nothing: 'Alla meddelanden har kommit fram.',
  gifts: {
    heading: 'Gåvor som inte har kommit fram ({0})',
    nothing: 'Alla gåvor har levererats.',
    unsent: 'Gåvan i beställning {0} har inte skickats',
    due: 'Den skulle ha skickats {0}. Öppna beställningen och skicka gåvan på nytt.',
  },
  letters: 'Meddelanden ({0})',
  more: 'De hundra äldsta visas. Resten visas när de här är klara.',
  when: '{0}, i retur {1}',
  order: 'Beställning {0}',
  person: 'Kund: {0}',
  noPerson: 'Adressen hör inte till något konto.',
  moved: 'Kundens adress är nu {0}.',
  causes: {
    noSuchAddress:
      'Adressen finns inte. Det kan vara ett skrivfel, eller så har adressen tagits ur bruk.',
    noSuchDomain: 'Slutet av adressen (efter @) finns inte. Det är sannolikt ett skrivfel.',
    mailboxFull: 'Mottagarens brevlåda är full.',
    tooLarge: 'Meddelandet var för stort för mottagarens brevlåda.',
    refused: 'Mottagarens e-posttjänst tog inte emot meddelandet.',
    unreachable: 'Mottagarens e-posttjänst svarade inte på tre dagar.',
    other: 'Mottagarens e-posttjänst returnerade meddelandet.',
  },
  advice: {
    resend: 'Be kunden om rätt adress och skicka meddelandet dit.',
    account:
      'Meddelandet skickas till kontots adress {0}. Om adressen är fel, byt den först på kundens sida.',
    gift: 'Den som gav gåvan har fått ett meddelande med en länk för att rätta adressen. Du kan också rätta adressen här.',
    gone: 'Meddelandet innehöll en kod eller länk som inte längre gäller och kan därför inte skickas på nytt. Kunden får en ny genom att själv be om den.',
  },
  send: 'Skicka på nytt',
  done: 'Markera som klar',
  failed: 'Åtgärden misslyckades. Försök på nytt.',
  status: 'kod {0}',
  unreachable: {
    heading: 'Inte informerade om nya villkor',
    lead: 'De nya användarvillkoren träder i kraft {0}. De här kunderna har inte fått något meddelande om dem, eftersom ett meddelande till deras adress har kommit tillbaka. När adressen har rättats eller det returnerade meddelandet skickats på nytt skickas meddelandet om villkoren inom ett dygn. Om adressen inte kan redas ut, skicka villkoren per brev.',
    more: 'De hundra första visas.',
  },
};
