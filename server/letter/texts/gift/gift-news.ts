import { UNOPENED_DAYS } from '../../../../domain/gift/gift-news.ts';
import { worded } from '../../../platform/worded.ts';

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
    preview: `Lahja on odottanut yli ${UNOPENED_DAYS} päivää. Voit lähettää sen uudelleen.`,
    title: '{0} ei ole vielä avannut lahjaa',
    body: `Lähetimme lahjasi yli ${UNOPENED_DAYS} päivää sitten, eikä sitä ole vielä avattu. Viesti on voinut jäädä huomaamatta. Lahjan sivulla voit lähettää sen uudelleen tai tulostaa sen.`,
  },
  bounced: {
    subject: 'Lahjasi ei mennyt perille – {product}',
    preview: 'Korjaa saajan osoite, niin lähetämme lahjan uudelleen.',
    title: 'Lahja ei mennyt perille',
    body: 'Lähetimme lahjasi saajalle ({0}), mutta viesti palautui meille. Osoitteessa voi olla kirjoitusvirhe, tai saajan postilaatikko ei ota viestejä vastaan. Lahjan sivulla voit korjata osoitteen ja lähettää lahjan uudelleen tai tulostaa sen.',
    fix: 'Korjaa osoite',
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
    preview: `Gåvan har väntat i mer än ${UNOPENED_DAYS} dagar. Du kan skicka den på nytt.`,
    title: '{0} har inte öppnat gåvan ännu',
    body: `Vi skickade din gåva för mer än ${UNOPENED_DAYS} dagar sedan, och den är inte öppnad ännu. Meddelandet kan ha gått obemärkt förbi. På gåvans sida kan du skicka den på nytt eller skriva ut den.`,
  },
  bounced: {
    subject: 'Din gåva kom inte fram – {product}',
    preview: 'Rätta mottagarens adress, så skickar vi gåvan på nytt.',
    title: 'Gåvan kom inte fram',
    body: 'Vi skickade din gåva till mottagaren ({0}), men meddelandet kom tillbaka till oss. Det kan finnas ett skrivfel i adressen, eller så tar mottagarens brevlåda inte emot meddelanden. På gåvans sida kan du rätta adressen och skicka gåvan på nytt, eller skriva ut den.',
    fix: 'Rätta adressen',
  },
};
const en: typeof fi = {
  follow: 'Open the gift’s page',
  activated: {
    subject: 'Your gift has been activated – {product}',
    preview: 'The recipient has activated your gift.',
    title: '{0} has activated the gift',
    body: 'The gift you gave is now in use. Thank you for giving a year of museums.',
  },
  unopened: {
    subject: 'Your gift has not been opened – {product}',
    preview: `The gift has been waiting for more than ${UNOPENED_DAYS} days. You can send it again.`,
    title: '{0} has not opened the gift yet',
    body: `We sent your gift more than ${UNOPENED_DAYS} days ago and it has not been opened yet. The message may have gone unnoticed. On the gift’s page you can send it again or print it.`,
  },
  bounced: {
    subject: 'Your gift was not delivered – {product}',
    preview: 'Correct the recipient’s address and we will send the gift again.',
    title: 'The gift was not delivered',
    body: 'We sent your gift to the recipient ({0}), but the message was returned to us. There may be a typing error in the address, or the recipient’s mailbox may not be accepting messages. On the gift’s page you can correct the address and send the gift again, or print it.',
    fix: 'Correct the address',
  },
};

export const giftNewsTexts = worded('letter/gift-news', {
  fi,
  sv,
  en,
});
