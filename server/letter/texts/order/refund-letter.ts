import { worded } from '../../../platform/worded.ts';

const fi = {
  done: {
    subject: 'Palautus on lähetetty – {product}, {0}',
    preview: 'Tilauksen {0} maksu on palautettu.',
    title: 'Palautuksesi on lähetetty',
  },
  atSite: {
    subject: 'Palautamme maksusi – {product}, {0}',
    preview: 'Palautamme tilauksen {0} maksun.',
    title: 'Palautamme maksusi',
  },
  toAccount: {
    subject: 'Tarvitsemme tilinumeron – {product}, {0}',
    preview: 'Rahaa ei voi palauttaa suoraan maksutavallasi. Vastaa tähän viestiin.',
    title: 'Mille tilille palautamme rahan?',
    body: 'Rahaa ei voi palauttaa suoraan maksutavallasi. Vastaa tähän viestiin ja kerro tilinumero (IBAN), jolle palautamme summan, sekä tilin omistajan nimi. Emme koskaan kysy pankkitunnuksiasi emmekä korttisi numeroa.',
    dueOn:
      'Asiakaspalvelumme maksaa palautuksen tilillesi viimeistään {0}, kunhan saamme tilinumeron ennen sitä.',
  },
  orderNumber: 'Tilausnumero',
  amount: 'Palautettava summa',
};
const sv: typeof fi = {
  done: {
    subject: 'Återbetalningen är skickad – {product}, {0}',
    preview: 'Betalningen för beställning {0} är återbetald.',
    title: 'Din återbetalning är skickad',
  },
  atSite: {
    subject: 'Vi betalar tillbaka – {product}, {0}',
    preview: 'Vi betalar tillbaka beställning {0}.',
    title: 'Vi betalar tillbaka pengarna',
  },
  toAccount: {
    subject: 'Vi behöver ditt kontonummer – {product}, {0}',
    preview:
      'Pengarna kan inte betalas tillbaka direkt med ditt betalningssätt. Svara på meddelandet.',
    title: 'Till vilket konto betalar vi tillbaka?',
    body: 'Pengarna kan inte betalas tillbaka direkt med ditt betalningssätt. Svara på det här meddelandet och berätta till vilket kontonummer (IBAN) vi ska betala och vem som äger kontot. Vi frågar aldrig efter dina bankkoder eller ditt kortnummer.',
    dueOn:
      'Vår kundtjänst betalar pengarna till ditt konto senast {0}, om vi får kontonumret före det.',
  },
  orderNumber: 'Beställningsnummer',
  amount: 'Belopp som betalas tillbaka',
};
const en: typeof fi = {
  done: {
    subject: 'Your refund has been sent – {product}, {0}',
    preview: 'The payment for order {0} has been refunded.',
    title: 'Your refund has been sent',
  },
  atSite: {
    subject: 'We are refunding your payment – {product}, {0}',
    preview: 'We are refunding the payment for order {0}.',
    title: 'We are refunding your payment',
  },
  toAccount: {
    subject: 'We need your account number – {product}, {0}',
    preview: 'The money cannot be refunded to your payment method. Please reply to this message.',
    title: 'Which account should we refund to?',
    body: 'The money cannot be refunded to your payment method. Please reply to this message and tell us the account number (IBAN) for the refund and the name of the account holder. We never ask for your online banking codes or your card number.',
    dueOn:
      'Our customer service pays the refund to your account by {0}, provided that we have the account number before then.',
  },
  orderNumber: 'Order number',
  amount: 'Amount to be refunded',
};

export const refundLetterTexts = worded('letter/refund-letter', {
  fi,
  sv,
  en,
});
