import type { texts as fi } from '../fi/action-resend-letter.ts';

export const texts: typeof fi = {
  name: 'Skicka meddelandet på nytt',
  lead: 'Samma meddelande skickas en gång till. Om adressen hör till beställningen och inte till kontot kan du rätta den först.',
  deed: 'Skicka meddelandet',
  done: 'Meddelandet skickades på nytt.',
  form: { to: 'Skicka till adressen' },
  labels: {
    letter: 'Meddelande',
    to: 'Adress',
    code: 'Gåvans kod',
    list: 'Returnerade meddelanden',
    often: 'På nytt under ett dygn',
  },
  phrases: {
    name: '{0}',
    address: '{0}',
    newCode: 'Den gamla koden och länken slutar fungera, och meddelandet har nya',
    sameCode: 'Samma som förut. Koden visas inte här.',
    waits: 'Väntar i listan',
    leaves: 'Tas bort från listan',
    times: '{0|# gång|# gånger}',
    timesOf: '{0|# gång|# gånger}, högst {1}',
  },
  refusals: {
    waiting: 'Meddelandet har inte skickats ännu. Det skickas av sig självt.',
    gone: 'Meddelandets innehåll sparas inte längre, så det kan inte skickas på nytt.',
    secret:
      'Meddelandet innehöll en kod eller länk som inte skickas en andra gång. Kunden får en ny genom att be om den på samma sida som den första.',
    linkAddress:
      'Meddelandet har mottagarens personliga länk. Det skickas bara till den adress som det skickades till: {0}.',
    accountAddress:
      'Meddelandet hör till kundens konto och skickas bara till kontots adress {0}. Byt först kontots adress.',
    wrongAddress: 'E-postadressen är ogiltig. Kontrollera den.',
    giftTaken: 'Gåvan har redan aktiverats eller ångrats, så den skickas inte längre.',
    stopped:
      'Mottagaren vill inte ha sådana meddelanden, eller så har ett meddelande kommit i retur från adressen.',
    tooOften:
      'Meddelandet har redan skickats på nytt {0|# gång|# gånger} under ett dygn. Försök igen i morgon.',
  },
};
