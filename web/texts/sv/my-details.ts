import { texts as form } from '../../../contract/texts/sv/validation.ts';
import type { texts as fi } from '../fi/my-details.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts: typeof fi = {
  title: 'Mina uppgifter',
  description: 'Dina kontaktuppgifter, ditt språk och ditt lösenord.',
  common,
  form,
  signInAgain,
  saved: 'Uppgifterna har sparats',
  failed: 'Uppgifterna kunde inte sparas. Försök igen.',
  contact: 'Kontaktuppgifter',
  newsletter: 'Jag vill ha nyhetsbrevet per e-post och sms',
  save: 'Spara',
  language: {
    legend: 'På vilket språk skriver vi till dig?',
    fi: 'Suomeksi',
    sv: 'På svenska',
    en: 'In English',
  },
  letters: {
    title: 'Meddelanden till dig',
    reminders: 'Påminn mig när kortet håller på att gå ut',
    giftNews: 'Berätta när en gåva som jag gett aktiveras eller förblir oöppnad',
    always: 'Meddelanden om dina beställningar, betalningar och ditt konto skickar vi alltid.',
  },
  fixed: {
    title: 'Kortinnehavare',
    reason:
      'Namn och födelseår kan inte ändras, eftersom kortet görs automatiskt utifrån dem och de kontrolleras i kassan. Om något är fel hjälper [kundtjänsten](Help).',
  },
  email: {
    title: 'E-postadress',
    now: 'Du loggar nu in med adressen {0}.',
    waiting: 'Vi skickade en bekräftelselänk till {0}. Adressen byts när du öppnar länken.',
    next: 'Ny e-postadress',
    send: 'Skicka bekräftelselänk',
  },
  password: {
    title: 'Byt lösenord',
    titleFirst: 'Välj ett lösenord',
    change: 'Spara lösenordet',
    changed: 'Lösenordet har bytts',
  },
};
