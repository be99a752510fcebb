import { RECENT_SIGN_IN_MINUTES } from '../../../../domain/account/session-clock.ts';
import type { texts as fi } from '../../fi/parts/sign-in-again.ts';

export const texts: typeof fi = {
  title: 'Bekräfta att det är du',
  body: `Ditt konto har redan ett lösenord, och det är över ${RECENT_SIGN_IN_MINUTES} minuter sedan du loggade in. Vi skickade en engångskod till {0}.`,
  code: 'Engångskod från din e-post',
  codeMissing: 'Skriv in kodens sex siffror.',
  confirm: 'Bekräfta och fortsätt',
  cancel: 'Tillbaka till formuläret',
  resend: 'Skicka en ny kod',
  resent: 'Vi har skickat en ny kod',
  offline: 'Anslutningen till servern fungerade inte. Försök igen.',
};
