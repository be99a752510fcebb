import type { texts as fi } from '../../fi/parts/session-over.ts';
import { texts as login } from '../login.ts';

export const texts: typeof fi = {
  titles: {
    signIn: 'Din session har avslutats',
    factor: 'Bekräfta din inloggning',
    other: 'Sessionen tillhör nu {0}',
  },
  leads: {
    signIn:
      'Logga in igen så fortsätter du där du slutade. Inget av det du har skrivit har försvunnit.',
    factor: 'Bekräfta ännu att det är du. Inget av det du har skrivit har försvunnit.',
    other:
      'Sidan öppnades av {0}. Ingenting har skickats. Granska det som står på sidan innan du skickar det i ditt eget namn.',
  },
  goOn: 'Fortsätt på den här sidan',
  afresh: 'Öppna sidan på nytt',
  usePasskey: 'Logga in med lösennyckel',
  leave: 'Lämna sidan utan att logga in',
  leaveHint: 'Om du lämnar sidan försvinner text som inte är sparad.',
  signIn: {
    sendCode: login.sendCode,
    codeSent: login.codeSent,
    codeHint: login.codeHint,
    resend: login.resend,
    resendWait: login.resendWait,
    forgot: login.forgot,
    enter: login.enter,
    usePassword: login.usePassword,
    useCode: login.useCode,
    offline: login.offline,
    problem: login.problem,
    field: {
      emailAddress: login.field.emailAddress,
      oneTimeCode: login.field.oneTimeCode,
      password: login.field.password,
    },
    hint: {
      showPassword: login.hint.showPassword,
      hidePassword: login.hint.hidePassword,
    },
    error: login.error,
  },
};
