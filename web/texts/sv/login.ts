import { texts as validation } from '../../../contract/texts/sv/validation.ts';
import { CODE_MINUTES } from '../../../domain/account/login-code.ts';
import type { texts as fi } from '../fi/login.ts';

export const texts: typeof fi = {
  title: 'Logga in',
  description:
    'Logga in på Mitt {product} med en engångskod som skickas till din e-post, eller med ditt lösenord.',
  heading: 'Logga in',
  headingBuy: 'Vi börjar med e-posten',
  lead: 'Vi skickar en engångskod till din e-post. Du behöver inget lösenord.',
  leadPassword: 'Logga in med din e-postadress och ditt lösenord.',
  leadBuy:
    'Du köper ett kort till dig själv. Vi skickar en engångskod till din e-post, och lösenordet väljer du först i nästa steg.',
  sendCode: 'Skicka engångskod',
  codeSent: 'Om adressen stämmer kommer koden inom en minut. Kontrollera även skräpposten.',
  codeHint: `Koden gäller i ${CODE_MINUTES} minuter. Du kan klistra in den från urklipp.`,
  resend: 'Skicka en ny kod',
  resendWait: 'Du kan be om en ny kod om {0}.',
  resent: 'Vi har skickat en ny kod',
  enter: 'Logga in',
  enterBuy: 'Fortsätt till köpsidan',
  usePassword: 'Logga in med lösenord',
  useCode: 'Logga in med engångskod',
  staffPasskey: 'Personal: logga in med lösennyckel',
  forgot: 'Jag har glömt lösenordet',
  slow: 'Det här tar längre tid än vanligt.',
  offline: 'Det gick inte att nå servern. Kontrollera din uppkoppling och försök igen.',
  problem: 'Inloggningen lyckades inte',
  newcomer: {
    title: 'Inget kort ännu?',
    account: 'Engångskoden öppnar samtidigt ett konto.',
    gift: 'En gåva kan du köpa utan att logga in.',
  },
  already: {
    heading: 'Du är redan inloggad',
    lead: 'Du är inloggad med adressen {0}.',
    continue: 'Fortsätt',
    signOut: 'Logga ut',
  },
  blocked: {
    heading: 'Det går inte att logga in med den här webbläsaren',
    lead: 'Din webbläsare hindrar inloggningen. Tillåt kakor eller prova en annan webbläsare.',
    service: 'Du kan också ringa kundtjänsten: {0}.',
    retry: 'Försök igen',
  },
  noScript: {
    title: 'Inloggningen kräver JavaScript',
    body: 'Din webbläsare kör inte JavaScript, så engångskoden kan inte skickas från den här sidan. Slå på JavaScript eller ring kundtjänsten: {0}.',
  },
  field: validation.field,
  hint: validation.hint,
  error: validation.error,
};
