import type { texts as fi } from '../fi/action-move-card.ts';

export const texts: typeof fi = {
  name: 'Flytta ett oanvänt kort till någon annan',
  lead: 'När kortet hamnade på fel persons konto, till exempel på makarnas gemensamma adress. Ingen har ännu besökt ett museum med kortet.',
  deed: 'Flytta kortet',
  done: 'Kortet flyttades till en annan person.',
  form: {
    toAddress: 'Den andra personens e-post',
    toHint: 'Om det inte finns något konto öppnas ett.',
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    yearOfBirth: 'Födelseår',
  },
  labels: {
    holder: 'Kortets innehavare',
    account: 'Konto',
    plastic: 'Plastkort',
    time: 'Nummer och tid',
    orders: 'Beställningar och kvitton',
    told: 'Kunderna',
  },
  phrases: {
    person: '{0}, f. {1}',
    words: '{0}',
    existing: '{0}, har redan ett konto',
    opened: '{0}, ett konto öppnas',
    renamed:
      'Plastkortet har inte tillverkats ännu: det görs för {0} och skickas till samma adress',
    noPlastic: 'Inget plastkort som väntar',
    unchanged: 'Ändras inte',
    stay: 'Stannar hos betalaren',
    letters: 'Båda får ett meddelande',
  },
  refusals: {
    noCard: 'Personen har inte det här kortet längre.',
    used: 'Kortets giltighet har redan börjat, så kortet kan inte flyttas.',
    invalid: 'Kontrollera e-postadressen.',
    samePerson: 'Adressen hör till samma person.',
    yourself: 'Du kan inte flytta kortet till dig själv.',
    hasCard: '{0} har redan ett kort.',
    firstName: 'Kontrollera förnamnet: 2–40 tecken, inga siffror.',
    lastName: 'Kontrollera efternamnet: 2–80 tecken, inga siffror.',
    yearOfBirth: 'Kontrollera födelseåret.',
  },
};
