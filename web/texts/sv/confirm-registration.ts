import type { texts as fi } from '../fi/confirm-registration.ts';

export const texts: typeof fi = {
  title: 'Bekräfta din e-postadress',
  description: 'Bekräfta att adressen är din.',
  heading: 'Bekräfta din e-postadress',
  lead: 'Bekräfta att du själv aktiverade kortet och att adressen är din. Därefter syns kortet i Mitt {product}.',
  confirm: 'Bekräfta',
  home: 'Jag har inte aktiverat något kort',
  open: 'Öppna Mitt {product}',
  signInWithCode:
    'Logga in med en engångskod som vi skickar till din e-post. Lösenord kan du välja senare.',
  bound: {
    heading: 'Din e-postadress är bekräftad',
    lead: 'Ditt kort finns nu i Mitt {product}.',
  },
  merged: {
    heading: 'Året har lagts till på ditt kort',
    lead: 'Du hade redan ett {product}, så vi lade till ett år på det. Ditt nummer förblir detsamma.',
  },
  kept: {
    heading: 'Din e-postadress är bekräftad',
    lead: 'Du har två kort. Båda fungerar; kundtjänsten slår ihop dem åt dig.',
  },
  unpaid: {
    heading: 'Betala först månadsraten',
    lead: 'Du har redan ett kort med en obetald månadsrat. Därför har vi inte lagt till året ännu: den extra tiden skulle inte öppna några dörrar. Betala raten i Mitt {product} och öppna sedan den här länken igen, så läggs året till. Koden finns kvar.',
  },
  spent: {
    heading: 'Länken fungerar inte längre, kortet fungerar',
    lead: 'Länken har gått ut eller redan använts. Logga in med engångskod på samma adress som meddelandet kom till, så finns kortet genast i Mitt {product}.',
    enter: 'Logga in med engångskod',
    otherAddress: 'Adressen är inte längre i bruk',
  },
  offline: 'Anslutningen till servern fungerade inte. Kontrollera nätförbindelsen och försök igen.',
  noScript: {
    title: 'Bekräftelsen kräver JavaScript',
    body: 'Din webbläsare kör inte JavaScript, så adressen kan inte bekräftas på den här sidan. Slå på JavaScript eller ring kundtjänsten: {0}.',
  },
};
