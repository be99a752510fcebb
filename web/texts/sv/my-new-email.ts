import type { texts as fi } from '../fi/my-new-email.ts';

export const texts: typeof fi = {
  kind: 'Ny e-postadress',
  title: 'Bekräfta den nya adressen',
  description: 'Bekräftelse av en ny e-postadress.',
  lead: 'När du har bekräftat adressen loggar du in med den.',
  confirm: 'Bekräfta adressen',
  done: 'Din adress är nu {0}.',
  doneElsewhere:
    'Din adress är nu {0}. Du bekräftade den i en annan webbläsare än den där bytet begärdes. Därför loggade vi ut kontot överallt och tog bort lösenordet. Logga in med din nya adress och en engångskod.',
  signIn: 'Logga in',
  failed: 'Bekräftelsen lyckades inte. Försök igen.',
  on: 'Till mina uppgifter',
};
