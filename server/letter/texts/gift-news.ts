import type { Language } from '../../../domain/base/language.ts';

const fi = {
  follow: 'Avaa lahjan sivu',
  activated: {
    subject: 'Lahjasi on aktivoitu – {product}',
    preview: 'Saaja on aktivoinut lahjasi.',
    title: '{0} on aktivoinut lahjan',
    body: 'Antamasi lahja on nyt käytössä. Kiitos, että annoit vuoden museoita.',
  },
  unopened: {
    subject: 'Lahjaasi ei ole avattu – {product}',
    preview: 'Lahja on odottanut 30 päivää. Voit lähettää sen uudelleen.',
    title: '{0} ei ole vielä avannut lahjaa',
    body: 'Lähetimme lahjasi 30 päivää sitten, eikä sitä ole vielä avattu. Viesti on voinut jäädä huomaamatta. Lahjan sivulla voit lähettää sen uudelleen tai tulostaa sen.',
  },
};
const sv: typeof fi = {
  follow: 'Öppna gåvans sida',
  activated: {
    subject: 'Din gåva har aktiverats – {product}',
    preview: 'Mottagaren har aktiverat din gåva.',
    title: '{0} har aktiverat gåvan',
    body: 'Gåvan du gav används nu. Tack för att du gav ett år på museer.',
  },
  unopened: {
    subject: 'Din gåva är inte öppnad – {product}',
    preview: 'Gåvan har väntat i 30 dagar. Du kan skicka den på nytt.',
    title: '{0} har inte öppnat gåvan ännu',
    body: 'Vi skickade din gåva för 30 dagar sedan, och den är inte öppnad ännu. Meddelandet kan ha gått obemärkt förbi. På gåvans sida kan du skicka den på nytt eller skriva ut den.',
  },
};
const en: typeof fi = {
  follow: 'Open the page of the gift',
  activated: {
    subject: 'Your gift has been activated – {product}',
    preview: 'The recipient has activated your gift.',
    title: '{0} has activated the gift',
    body: 'The gift you gave is in use. Thank you for giving a year of museums.',
  },
  unopened: {
    subject: 'Your gift has not been opened – {product}',
    preview: 'The gift has waited for 30 days. You can send it again.',
    title: '{0} has not opened the gift yet',
    body: 'We sent your gift 30 days ago and it has not been opened yet. The message may have gone unnoticed. On the page of the gift you can send it again or print it.',
  },
};

export const giftNewsTexts: Record<Language, typeof fi> = { fi, sv, en };
