import { texts as validation } from '../../../contract/texts/sv/validation.ts';
import { RESET_LINK_MINUTES } from '../../../domain/account/login-code.ts';
import type { texts as fi } from '../fi/reset-password.ts';

export const texts: typeof fi = {
  title: 'Nytt lösenord',
  description: 'Be om en länk där du väljer ett nytt lösenord till Mitt {product}.',
  ask: {
    heading: 'Glömt lösenordet?',
    lead: 'Vi skickar en länk till din e-post. Via länken väljer du ett nytt lösenord. Du kan också logga in med en engångskod, utan lösenord.',
    submit: 'Skicka länken',
    useCode: 'Logga in med engångskod',
  },
  sent: {
    heading: 'Titta i din e-post',
    lead: `Om adressen {0} har ett konto kommer länken inom en minut. Den fungerar i ${RESET_LINK_MINUTES} minuter. Kontrollera även skräpposten.`,
    again: 'Använd en annan adress',
    login: 'Tillbaka till inloggningen',
  },
  choose: {
    heading: 'Välj ett nytt lösenord',
    lead: 'När lösenordet har bytts loggar vi ut dig från andra enheter.',
    submit: 'Byt lösenord',
    rules: {
      longEnough: 'Minst 8 tecken',
      hasLetter: 'Minst en bokstav',
      hasDigit: 'Minst en siffra',
    },
    met: 'uppfyllt',
  },
  done: {
    heading: 'Lösenordet har bytts',
    lead: 'Du är nu inloggad på den här enheten. Vi har loggat ut dig på andra enheter.',
    open: 'Öppna Mitt {product}',
    goOn: 'Fortsätt där du var',
  },
  spent: {
    heading: 'Länken fungerar inte längre',
    lead: 'Länken har gått ut eller redan använts. Be om en ny länk.',
    again: 'Be om en ny länk',
  },
  offline: 'Det gick inte att nå servern. Kontrollera din uppkoppling och försök igen.',
  problem: 'Lösenordet kunde inte bytas',
  slow: 'Det här tar längre tid än vanligt.',
  newcomer: {
    title: 'Inget kort ännu?',
    account: 'Engångskoden öppnar samtidigt ett konto.',
    gift: 'En gåva kan du köpa utan att logga in.',
  },
  noScript: {
    title: 'Lösenordsbytet kräver JavaScript',
    body: 'Din webbläsare kör inte JavaScript, så lösenordet kan inte bytas på den här sidan. Slå på JavaScript eller ring kundtjänsten: {0}.',
  },
  field: validation.field,
  hint: validation.hint,
  error: validation.error,
};
