import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { worded } from '../../../platform/worded.ts';

const fi = {
  changeCard: 'Vaihda maksukortti',
  failed: {
    subject: 'Kuukausierä jäi maksamatta – {product}, {0}',
    preview: 'Tarkista maksukorttisi tai vaihda se toiseen.',
    title: `Kuukausierä {0}/${INSTALMENT_COUNT} jäi maksamatta`,
    body: 'Emme saaneet veloitettua erää {0} maksukortiltasi.',
    retry:
      'Yritämme veloittaa samaa maksukorttia uudelleen {0}. Voit myös vaihtaa maksukortin heti.',
    noRetry:
      'Tätä maksukorttia ei voi enää veloittaa. Tallenna uusi maksukortti, niin erä maksetaan heti.',
  },
  notice: {
    subject: 'Erä maksamatta: {product} ei toimi {0} alkaen',
    preview: 'Vaihda maksukortti, niin pääset museoihin tauotta.',
    title: 'Kuukausierä on yhä maksamatta',
    body: 'Olemme yrittäneet veloittaa erän useaan kertaan. Jos sitä ei makseta, kortilla ei pääse museoihin {0} alkaen.',
    what: 'Vaihda maksukortti, niin kaikki jatkuu ennallaan. Sopimuksesi ja kortin voimassaolo eivät muutu.',
  },
  stopped: {
    subject: 'Erä maksamatta: {product} ei ole nyt käytössä',
    preview: 'Kortti toimii heti, kun maksamattomat erät on maksettu.',
    title: 'Korttisi ei ole nyt käytössä',
    body: 'Kuukausierä on edelleen maksamatta, joten kortilla ei juuri nyt pääse museoihin.',
    what: 'Tallenna toimiva maksukortti. Veloitamme maksamattomat erät heti, ja kortti toimii taas.',
  },
  ended: {
    subject: 'Kuukausimaksusi on päätetty – {product}',
    preview: 'Mitään ei enää veloiteta.',
    title: 'Kuukausimaksusi on päätetty',
    body: 'Asiakaspalvelumme päätti kuukausimaksusi. Maksukorttiasi ei enää veloiteta, eikä maksamattomia eriä peritä.',
    until: 'Kortti on voimassa {0} asti.',
    wasUntil: 'Kortti oli voimassa {0} asti.',
    notBegun: 'Kortin voimassaolo alkaa ensimmäisestä käynnistä.',
    notYou: 'Jos et pyytänyt tätä, vastaa tähän viestiin tai soita meille.',
  },
  restored: {
    subject: 'Kuukausimaksusi jatkuu – {product}',
    preview: 'Sopimuksen päättäminen on peruttu.',
    title: 'Sopimuksesi jatkuu',
    body: 'Asiakaspalvelumme perui kuukausimaksusi päättämisen. Sopimus jatkuu ennallaan, ja maksamattomat erät veloitetaan taas maksukortiltasi.',
    notYou: 'Jos et tiedä, mistä on kyse, vastaa tähän viestiin tai soita meille.',
  },
  inOrder: {
    subject: 'Kuukausierät ovat taas kunnossa – {product}',
    preview: 'Maksamattomat erät on maksettu.',
    title: 'Kiitos, {0}. Kaikki on kunnossa',
    body: 'Maksamattomat erät on nyt maksettu.',
  },
};
const sv: typeof fi = {
  changeCard: 'Byt betalkort',
  failed: {
    subject: 'Månadsraten blev obetald – {product}, {0}',
    preview: 'Kontrollera ditt betalkort eller byt det till ett annat.',
    title: `Månadsrat {0}/${INSTALMENT_COUNT} blev obetald`,
    body: 'Vi kunde inte debitera ditt betalkort för raten {0}.',
    retry: 'Vi försöker med samma kort igen den {0}. Du kan också byta betalkort genast.',
    noRetry:
      'Det här betalkortet kan inte längre debiteras. Spara ett nytt kort, så betalas raten genast.',
  },
  notice: {
    subject: 'Obetald rat: {product.def} gäller inte från {0}',
    preview: 'Byt betalkort, så fungerar ditt kort utan avbrott.',
    title: 'Månadsraten är ännu obetald',
    body: 'Vi har försökt debitera raten flera gånger. Om den inte betalas kommer man inte in på museerna med kortet från och med den {0}.',
    what: 'Byt betalkort, så fortsätter allt som förut. Avtalet och kortets giltighet ändras inte.',
  },
  stopped: {
    subject: 'Obetald rat: {product.def} gäller inte just nu',
    preview: 'Kortet fungerar så snart de obetalda raterna är betalda.',
    title: 'Ditt kort går inte att använda just nu',
    body: 'Månadsraten är fortfarande obetald, så kortet släpper inte in dig på museerna just nu.',
    what: 'Spara ett fungerande betalkort. Vi debiterar de obetalda raterna genast, och kortet fungerar igen.',
  },
  ended: {
    subject: 'Din månadsbetalning har avslutats – {product}',
    preview: 'Ingenting debiteras längre.',
    title: 'Din månadsbetalning har avslutats',
    body: 'Vår kundtjänst avslutade din månadsbetalning. Ditt betalkort debiteras inte längre, och obetalda rater krävs inte in.',
    until: 'Kortet gäller till och med den {0}.',
    wasUntil: 'Kortet gällde till och med den {0}.',
    notBegun: 'Kortets giltighet börjar vid det första besöket.',
    notYou: 'Om du inte bad om det här, svara på det här meddelandet eller ring oss.',
  },
  restored: {
    subject: 'Din månadsbetalning fortsätter – {product}',
    preview: 'Beslutet att avsluta avtalet har upphävts.',
    title: 'Din månadsbetalning fortsätter',
    body: 'Vår kundtjänst ångrade beslutet att avsluta din månadsbetalning. Den fortsätter som förut, och obetalda rater dras igen från ditt betalkort.',
    notYou: 'Om du inte vet vad det handlar om, svara på det här meddelandet eller ring oss.',
  },
  inOrder: {
    subject: 'Månadsraterna är i ordning igen – {product}',
    preview: 'De obetalda raterna är betalda.',
    title: 'Tack, {0}. Allt är i ordning',
    body: 'De obetalda raterna är nu betalda.',
  },
};
const en: typeof fi = {
  changeCard: 'Change payment card',
  failed: {
    subject: 'Your instalment was not paid – {product}, {0}',
    preview: 'Please check your payment card or change it.',
    title: `Instalment {0}/${INSTALMENT_COUNT} was not paid`,
    body: 'We could not charge the instalment of {0} to your payment card.',
    retry: 'We will try the same card again on {0}. You can also change the payment card now.',
    noRetry:
      'This payment card can no longer be charged. Save a new one, and the instalment will be charged at once.',
  },
  notice: {
    subject: 'Unpaid instalment: {product} stops on {0}',
    preview: 'Change the payment card, and your card will work without a break.',
    title: 'The instalment is still unpaid',
    body: 'We have tried to charge the instalment several times. If it is not paid, the card will not let you into museums from {0}.',
    what: 'Change the payment card and everything will continue as before. Your contract and the validity of the card do not change.',
  },
  stopped: {
    subject: 'Unpaid instalment: your {product} is not in use',
    preview: 'The card works as soon as the unpaid instalments are paid.',
    title: 'Your card cannot be used at the moment',
    body: 'The instalment is still unpaid, so the card does not let you into museums at the moment.',
    what: 'Save a payment card that works. We will charge the unpaid instalments at once, and the card will work again.',
  },
  ended: {
    subject: 'Your monthly payment has been ended – {product}',
    preview: 'Nothing more will be charged.',
    title: 'Your monthly payment has been ended',
    body: 'Our customer service ended your monthly payment. Your payment card will not be charged any more, and unpaid instalments will not be collected.',
    until: 'Your card is valid until {0}.',
    wasUntil: 'Your card was valid until {0}.',
    notBegun: 'Your card becomes valid on your first visit.',
    notYou: 'If you did not ask for this, reply to this message or call us.',
  },
  restored: {
    subject: 'Your monthly payment continues – {product}',
    preview: 'The decision to end the contract has been reversed.',
    title: 'Your monthly payment continues',
    body: 'Our customer service reversed the decision to end your monthly payment. It continues as before, and unpaid instalments will again be charged to your payment card.',
    notYou: 'If you do not know what this is about, reply to this message or call us.',
  },
  inOrder: {
    subject: 'Your instalments are up to date again – {product}',
    preview: 'The unpaid instalments have been paid.',
    title: 'Thank you, {0}. Everything is up to date',
    body: 'The unpaid instalments have now been paid.',
  },
};

export const contractLetterTexts = worded('letter/contract-letters', {
  fi,
  sv,
  en,
});
