import { texts as login } from '../login.ts';

export const texts = {
  titles: {
    signIn: 'Istuntosi on päättynyt',
    factor: 'Vahvista kirjautumisesi',
    other: 'Istunto on nyt käyttäjän {0}',
  },
  leads: {
    signIn:
      'Kirjaudu uudelleen, niin jatkat siitä, mihin jäit. Mitään kirjoittamaasi ei ole kadonnut.',
    factor: 'Vahvista vielä, että se olet sinä. Mitään kirjoittamaasi ei ole kadonnut.',
    other:
      'Tämän sivun avasi {0}. Mitään ei ole lähetetty. Tarkista, mitä sivulle on kirjoitettu, ennen kuin lähetät sen omissa nimissäsi.',
  },
  goOn: 'Jatka tällä sivulla',
  afresh: 'Avaa sivu alusta',
  usePasskey: 'Kirjaudu pääsyavaimella',
  leave: 'Poistu kirjautumatta',
  leaveHint: 'Jos poistut, tallentamaton teksti katoaa.',
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
