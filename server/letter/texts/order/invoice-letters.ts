import { worded } from '../../../platform/worded.ts';

/** Replace the payment texts for a buyer who pays by invoice and has paid nothing yet. */
const fi = {
  pending: {
    subject: 'Saimme tilauksesi – {product}, {0}',
    preview: 'Vahvistamme tilauksen yleensä vuorokauden sisällä. Lasku tulee vahvistuksen jälkeen.',
    title: 'Saimme tilauksesi',
    body: 'Valitsit maksutavaksi laskun. Laskutuspalvelu käsittelee tilauksen yleensä vuorokauden sisällä. Lähetämme vahvistuksen heti, kun se on hyväksynyt tilauksen.',
    doNotPay:
      'Sinun ei tarvitse maksaa vielä mitään: laskutuspalvelu lähettää laskun, kun tilaus on vahvistettu.',
    orderNumber: 'Tilausnumero',
    amount: 'Summa',
    failure:
      'Jos laskutuspalvelu ei hyväksy tilausta, laskua ei tule ja voit tehdä tilauksen uudelleen toisella maksutavalla.',
  },
  failed: {
    subject: 'Tilaustasi ei voitu laskuttaa – {product}, {0}',
    preview: 'Laskua ei tule. Voit tehdä tilauksen uudelleen.',
    title: 'Tilaustasi ei voitu laskuttaa',
    body: 'Valitsit maksutavaksi laskun, mutta laskutuspalvelu ei hyväksynyt tilausta. Laskua ei tule, eikä tilauksesta tullut kortteja.',
    again: 'Voit tehdä tilauksen uudelleen ja valita toisen maksutavan.',
    late: 'Jos laskutuspalvelu hyväksyy tilauksen sittenkin, toimitamme sen ja lähetämme siitä vahvistuksen. Jos ehdit maksaa saman tilauksen toisella tavalla, palautamme toisen maksun.',
    orderNumber: 'Tilausnumero',
    amount: 'Summa',
    button: 'Tee tilaus uudelleen',
  },
};
const sv: typeof fi = {
  pending: {
    subject: 'Vi har tagit emot din beställning – {product}, {0}',
    preview:
      'Vi bekräftar beställningen i regel inom ett dygn. Fakturan kommer efter bekräftelsen.',
    title: 'Vi har tagit emot din beställning',
    body: 'Du valde faktura som betalningssätt. Faktureringstjänsten behandlar beställningen i regel inom ett dygn. Vi skickar en bekräftelse så snart den har godkänt beställningen.',
    doNotPay:
      'Du behöver inte betala något ännu: faktureringstjänsten skickar fakturan när beställningen är bekräftad.',
    orderNumber: 'Beställningsnummer',
    amount: 'Belopp',
    failure:
      'Om faktureringstjänsten inte godkänner beställningen kommer ingen faktura, och du kan göra beställningen på nytt med ett annat betalningssätt.',
  },
  failed: {
    subject: 'Din beställning kunde inte faktureras – {product}, {0}',
    preview: 'Det kommer ingen faktura. Du kan göra beställningen på nytt.',
    title: 'Din beställning kunde inte faktureras',
    body: 'Du valde faktura som betalningssätt, men faktureringstjänsten godkände inte beställningen. Det kommer ingen faktura, och inga kort skapades.',
    again: 'Du kan göra beställningen på nytt och välja ett annat betalningssätt.',
    late: 'Om faktureringstjänsten ändå godkänner beställningen levererar vi den och skickar en bekräftelse. Om du hinner betala samma beställning på ett annat sätt betalar vi tillbaka den ena betalningen.',
    orderNumber: 'Beställningsnummer',
    amount: 'Belopp',
    button: 'Beställ på nytt',
  },
};
const en: typeof fi = {
  pending: {
    subject: 'We have your order – {product}, {0}',
    preview: 'We usually confirm the order within a day. The invoice comes after the confirmation.',
    title: 'We have your order',
    body: 'You chose to pay by invoice. The invoicing service usually handles the order within a day. We will send you a confirmation as soon as it has accepted the order.',
    doNotPay:
      'You do not need to pay anything yet: the invoicing service sends the invoice once the order is confirmed.',
    orderNumber: 'Order number',
    amount: 'Amount',
    failure:
      'If the invoicing service does not accept the order, there will be no invoice and you can order again with another payment method.',
  },
  failed: {
    subject: 'Your order could not be invoiced – {product}, {0}',
    preview: 'There will be no invoice. You can place the order again.',
    title: 'Your order could not be invoiced',
    body: 'You chose to pay by invoice, but the invoicing service did not accept the order. There will be no invoice, and no cards were issued.',
    again: 'You can place the order again and choose another payment method.',
    late: 'If the invoicing service accepts the order after all, we will deliver it and send you a confirmation. If you have paid for the same order in another way by then, we will refund one of the payments.',
    orderNumber: 'Order number',
    amount: 'Amount',
    button: 'Order again',
  },
};

export const invoiceLetterTexts = worded('letter/invoice-letters', {
  fi,
  sv,
  en,
});
