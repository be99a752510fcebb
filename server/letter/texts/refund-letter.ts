import type { Language } from '../../../domain/base/language.ts';
import { worded } from '../../platform/worded.ts';

const fi = {
  done: {
    subject: 'Palautus on lähetetty – {product}, {0}',
    preview: 'Raha palautetaan samalla maksutavalla.',
    title: 'Palautuksesi on lähetetty',
    body: 'Lähetimme palautuksen samalla maksutavalla, jolla maksoit. Raha näkyy tililläsi yleensä muutaman arkipäivän kuluttua. Sinun ei tarvitse tehdä mitään.',
  },
  byHand: {
    subject: 'Tarvitsemme tilinumeron – {product}, {0}',
    preview: 'Rahaa ei voi palauttaa suoraan maksutavallasi. Vastaa tähän viestiin.',
    title: 'Mille tilille palautamme rahan?',
    body: 'Rahaa ei voi palauttaa suoraan maksutavallasi. Vastaa tähän viestiin ja kerro tilinumero (IBAN), jolle palautamme summan, sekä tilin omistajan nimi. Emme koskaan kysy pankkitunnuksiasi emmekä korttisi numeroa.',
  },
  toAccountPreview: 'Raha on matkalla tilillesi.',
  toAccount:
    'Asiakaspalvelumme on maksanut palautuksen. Raha näkyy tililläsi yleensä muutaman arkipäivän kuluttua. Sinun ei tarvitse tehdä mitään.',
  orderNumber: 'Tilausnumero',
  amount: 'Palautettava summa',
};
const sv: typeof fi = {
  done: {
    subject: 'Återbetalningen är skickad – {product}, {0}',
    preview: 'Pengarna betalas tillbaka med samma betalningssätt.',
    title: 'Din återbetalning är skickad',
    body: 'Vi skickade återbetalningen med samma betalningssätt. Pengarna syns i regel på ditt konto inom några vardagar. Du behöver inte göra något.',
  },
  byHand: {
    subject: 'Vi behöver ditt kontonummer – {product}, {0}',
    preview:
      'Pengarna kan inte betalas tillbaka direkt med ditt betalningssätt. Svara på meddelandet.',
    title: 'Till vilket konto betalar vi tillbaka?',
    body: 'Pengarna kan inte betalas tillbaka direkt med ditt betalningssätt. Svara på det här meddelandet och berätta till vilket kontonummer (IBAN) vi ska betala och vem som äger kontot. Vi frågar aldrig efter dina bankkoder eller ditt kortnummer.',
  },
  toAccountPreview: 'Pengarna är på väg till ditt konto.',
  toAccount:
    'Vår kundtjänst har gjort återbetalningen. Pengarna syns i regel på ditt konto inom några vardagar. Du behöver inte göra något.',
  orderNumber: 'Beställningsnummer',
  amount: 'Belopp som betalas tillbaka',
};
const en: typeof fi = {
  done: {
    subject: 'Your refund has been sent – {product}, {0}',
    preview: 'The money is refunded by the same payment method.',
    title: 'Your refund has been sent',
    body: 'We sent the refund by the same payment method. The money is usually in your account within a few working days. You do not need to do anything.',
  },
  byHand: {
    subject: 'We need your account number – {product}, {0}',
    preview: 'The money cannot be refunded to your payment method. Please reply to this message.',
    title: 'Which account should we refund to?',
    body: 'The money cannot be refunded to your payment method. Please reply to this message and tell us the account number (IBAN) for the refund and the name of the account holder. We never ask for your online banking codes or your card number.',
  },
  toAccountPreview: 'The money is on its way to your account.',
  toAccount:
    'Our customer service has paid your refund. The money is usually in your account within a few working days. You do not need to do anything.',
  orderNumber: 'Order number',
  amount: 'Amount to be refunded',
};

export const refundLetterTexts: Record<Language, typeof fi> = worded('letter/refund-letter', {
  fi,
  sv,
  en,
});
