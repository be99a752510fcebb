import { CONFIRMED_MINUTES } from '../../../../domain/office/second-factor.ts';
import type { texts as fi } from '../../fi/parts/second-factor.ts';

export const texts: typeof fi = {
  title: 'Bekräfta att det är du',
  body: `Det har gått mer än ${CONFIRMED_MINUTES} minuter sedan du senast bekräftade. Inget av det du har skrivit försvinner.`,
  totp: 'Kod från autentiseringsappen',
  recoveryCode: 'Reservkod',
  usePasskey: 'Använd lösennyckel',
  useTotp: 'Använd en kod från autentiseringsappen',
  useRecoveryCode: 'Använd en reservkod',
  confirm: 'Bekräfta',
  cancel: 'Avbryt',
  codeMissing: 'Skriv koden.',
  dismissed: 'Lösennyckeln användes inte. Försök igen eller välj ett annat sätt.',
  known: 'Den här enheten eller nyckeln har redan din lösennyckel.',
  unsupported:
    'Den här webbläsaren stöder inte lösennycklar. Välj ett annat sätt eller prova en annan webbläsare.',
  failed: 'Anslutningen till servern fungerade inte. Försök igen.',
  problem: 'Bekräftelsen lyckades inte',
};
