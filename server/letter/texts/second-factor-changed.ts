import type { Language } from '../../../domain/base/language.ts';

const fi = {
  subject: 'Kirjautumistapasi muuttuivat – {product}',
  preview: 'Jos et tehnyt muutosta itse, toimi heti.',
  title: 'Kirjautumistapasi muuttuivat',
  changes: {
    passkeyAdded: 'Tilillesi lisättiin {0} pääsyavain ”{1}”.',
    passkeyRemoved:
      'Tililtäsi poistettiin {0} pääsyavain ”{1}”. Muut laitteesi kirjattiin samalla ulos.',
    totpAdded: 'Tilillesi lisättiin {0} todennussovellus.',
    totpRemoved:
      'Tililtäsi poistettiin {0} todennussovellus. Muut laitteesi kirjattiin samalla ulos.',
    recoveryCodesMade: 'Tilillesi tehtiin {0} uudet varakoodit. Vanhat eivät enää toimi.',
    recoveryCodeUsed:
      'Tilillesi kirjauduttiin {0} varakoodilla. Sama koodi ei toimi toista kertaa.',
  },
  ok: 'Jos teit sen itse, sinun ei tarvitse tehdä mitään.',
  notYou:
    'Jos et tehnyt sitä, joku muu voi käyttää tiliäsi. Kirjaudu heti, poista tuntemattomat pääsyavaimet ja kerro asiasta pääkäyttäjälle.',
  button: 'Katso kirjautumistapasi',
};
const sv: typeof fi = {
  subject: 'Dina inloggningssätt ändrades – {product}',
  preview: 'Om du inte gjorde ändringen själv, agera genast.',
  title: 'Dina inloggningssätt ändrades',
  changes: {
    passkeyAdded: 'En lösennyckel lades till i ditt konto {0}: ”{1}”.',
    passkeyRemoved:
      'En lösennyckel togs bort från ditt konto {0}: ”{1}”. Dina andra enheter loggades samtidigt ut.',
    totpAdded: 'En autentiseringsapp lades till i ditt konto {0}.',
    totpRemoved:
      'Autentiseringsappen togs bort från ditt konto {0}. Dina andra enheter loggades samtidigt ut.',
    recoveryCodesMade:
      'Nya reservkoder skapades för ditt konto {0}. De gamla fungerar inte längre.',
    recoveryCodeUsed:
      'Någon loggade in på ditt konto med en reservkod {0}. Samma kod fungerar inte en gång till.',
  },
  ok: 'Om du gjorde det själv behöver du inte göra något.',
  notYou:
    'Om det inte var du kan någon annan använda ditt konto. Logga genast in, ta bort lösennycklar som du inte känner igen och berätta för en administratör.',
  button: 'Se dina inloggningssätt',
};
const en: typeof fi = {
  subject: 'Your ways to sign in have changed – {product}',
  preview: 'If it was not you, act at once.',
  title: 'Your ways to sign in have changed',
  changes: {
    passkeyAdded: 'A passkey was added to your account on {0}: “{1}”.',
    passkeyRemoved:
      'A passkey was removed from your account on {0}: “{1}”. Your other devices were signed out.',
    totpAdded: 'An authenticator app was added to your account on {0}.',
    totpRemoved:
      'The authenticator app was removed from your account on {0}. Your other devices were signed out.',
    recoveryCodesMade:
      'New recovery codes were made for your account on {0}. The old ones no longer work.',
    recoveryCodeUsed:
      'A recovery code was used to sign in to your account on {0}. The same code does not work again.',
  },
  ok: 'If it was you, there is nothing to do.',
  notYou:
    'If it was not you, somebody else may be using your account. Sign in at once, remove any passkeys that you do not recognise and tell an administrator.',
  button: 'See your ways to sign in',
};

export const secondFactorChangedTexts: Record<Language, typeof fi> = { fi, sv, en };
