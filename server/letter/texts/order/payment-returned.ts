import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Palautamme maksusi – {product}, {0}',
  preview: 'Palautamme koko summan.',
  title: 'Palautamme maksusi',
  reasons: {
    paidTwice:
      'Sama tilaus maksettiin kahdesti. Yksi maksu riittää, joten palautamme toisen. Korttisi toimii tavalliseen tapaan.',
    codeUsedUp:
      'Maksusi tuli vasta, kun tilauksen kampanjakoodi oli jo käytetty loppuun. Siksi tilausta ei voitu toteuttaa, eikä siitä tullut korttia.',
    codeUsedByBuyer:
      'Tilauksen kampanjakoodilla jokainen ostaja voi ostaa vain rajatun määrän kortteja. Kun aiemmat ostot lasketaan mukaan, tämä tilaus olisi ylittänyt rajan. Siksi sitä ei voitu toteuttaa, eikä siitä tullut korttia.',
    otherSum:
      'Maksun summa ei ollut sama kuin tilauksen. Siksi tilausta ei voitu toteuttaa, eikä siitä tullut korttia.',
    unmatched: 'Saimme maksun, joka ei kuulu mihinkään maksamattomaan tilaukseen.',
  },
  orderAgain: 'Jos haluat kortin, tee tilaus uudelleen.',
  orderNumber: 'Tilausnumero',
  amount: 'Palautettava summa',
  method: 'Maksutapa',
};

const sv: typeof fi = {
  subject: 'Vi betalar tillbaka – {product}, {0}',
  preview: 'Vi betalar tillbaka hela summan.',
  title: 'Vi betalar tillbaka pengarna',
  reasons: {
    paidTwice:
      'Samma beställning betalades två gånger. En betalning räcker, så vi betalar tillbaka den andra. Ditt kort fungerar som vanligt.',
    codeUsedUp:
      'Din betalning kom först när beställningens kampanjkod redan var förbrukad. Därför kunde beställningen inte genomföras, och inget kort skapades.',
    codeUsedByBuyer:
      'Med beställningens kampanjkod kan varje köpare köpa bara ett begränsat antal kort. Tillsammans med tidigare köp skulle den här beställningen ha överskridit gränsen. Därför kunde den inte genomföras, och inget kort skapades.',
    otherSum:
      'Betalningens summa var inte densamma som beställningens. Därför kunde beställningen inte genomföras, och inget kort skapades.',
    unmatched: 'Vi fick en betalning som inte hör till någon obetald beställning.',
  },
  orderAgain: 'Om du vill ha ett kort, gör beställningen på nytt.',
  orderNumber: 'Beställningsnummer',
  amount: 'Belopp som betalas tillbaka',
  method: 'Betalningssätt',
};

const en: typeof fi = {
  subject: 'We are refunding your payment – {product}, {0}',
  preview: 'We are refunding the whole sum.',
  title: 'We are refunding your payment',
  reasons: {
    paidTwice:
      'The same order was paid twice. One payment is enough, so we are refunding the other one. Your card works as usual.',
    codeUsedUp:
      'Your payment came after the campaign code of the order had been used up. The order could not be fulfilled, and no card was issued.',
    codeUsedByBuyer:
      'With the campaign code of the order each buyer can buy only a limited number of cards. Together with earlier purchases this order would have gone over the limit. It could not be fulfilled, and no card was issued.',
    otherSum:
      'The amount paid did not match the order. The order could not be fulfilled, and no card was issued.',
    unmatched: 'We received a payment that does not belong to any unpaid order.',
  },
  orderAgain: 'If you would like a card, please order again.',
  orderNumber: 'Order number',
  amount: 'Amount to be refunded',
  method: 'Payment method',
};

export const paymentReturnedTexts = worded('letter/common:paymentReturned', { fi, sv, en });
