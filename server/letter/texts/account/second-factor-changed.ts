import { worded } from '../../../platform/worded.ts';

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
    reset:
      'Kollegasi poisti {0} kaikki kirjautumistapasi: pääsyavaimet, todennussovelluksen ja varakoodit. Sinut kirjattiin ulos kaikilta laitteilta.',
  },
  ok: 'Jos teit sen itse, sinun ei tarvitse tehdä mitään.',
  notYou:
    'Jos et tehnyt sitä, joku muu voi käyttää tiliäsi. Kirjaudu heti, poista tuntemattomat pääsyavaimet ja kerro asiasta pääkäyttäjälle.',
  asked: 'Jos pyysit sitä, kirjaudu salasanallasi. Samalla otat käyttöön uuden kirjautumistavan.',
  notAsked: 'Jos et pyytänyt sitä, vaihda salasanasi heti ja kerro asiasta pääkäyttäjälle.',
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
    reset:
      'En kollega tog bort alla dina inloggningssätt {0}: lösennycklarna, autentiseringsappen och reservkoderna. Du loggades ut från alla enheter.',
  },
  ok: 'Om du gjorde det själv behöver du inte göra något.',
  notYou:
    'Om det inte var du kan någon annan använda ditt konto. Logga genast in, ta bort lösennycklar som du inte känner igen och berätta för en administratör.',
  asked:
    'Om du bad om det, logga in med ditt lösenord. Då väljer du samtidigt ett nytt inloggningssätt.',
  notAsked: 'Om du inte bad om det, byt genast lösenord och berätta för en administratör.',
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
    reset:
      'A colleague removed all your ways to sign in on {0}: passkeys, authenticator app and recovery codes. You were signed out on every device.',
  },
  ok: 'If it was you, there is nothing to do.',
  notYou:
    'If it was not you, somebody else may be using your account. Sign in at once, remove any passkeys that you do not recognise and tell an administrator.',
  asked: 'If you asked for it, sign in with your password. You then set up a new way to sign in.',
  notAsked: 'If you did not ask for it, change your password at once and tell an administrator.',
  button: 'See your ways to sign in',
};

export const secondFactorChangedTexts = worded('letter/second-factor-changed', { fi, sv, en });
