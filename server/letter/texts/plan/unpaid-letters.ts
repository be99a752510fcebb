import { worded } from '../../../platform/worded.ts';

/** {0} is the sum in headings and `button`, instalments and sum in `due`, a day elsewhere. */
const fi = {
  reminder: {
    subject: 'Maksamatta {0} – {product}',
    preview: 'Voit maksaa verkkopankissa tai maksukortilla.',
    title: 'Kuukausimaksusta on maksamatta {0}',
  },
  last: {
    subject: 'Viimeinen viesti: maksamatta {0} – {product}',
    preview: 'Voit maksaa verkkopankissa tai maksukortilla.',
    title: 'Kuukausimaksusta on yhä maksamatta {0}',
    what: 'Tämä on viimeinen muistutuksemme ennen kuin sopimuksesi päättyy {0}. Jos summa on silloin maksamatta, asiakaspalvelija selvittää asian ja ottaa sinuun yhteyttä.',
  },
  ended: {
    subject: 'Sopimus päättyi, maksamatta {0} – {product}',
    preview: 'Voit maksaa verkkopankissa tai maksukortilla.',
    title: 'Sopimuksesi päättyi, ja {0} on maksamatta',
    what: 'Kuukausimaksun sopimus päättyi {0}. Uusia eriä ei tule, emmekä enää yritä veloittaa maksukorttiasi. Maksamaton summa jää velaksi. Asiakaspalvelija selvittää asian ja ottaa sinuun yhteyttä.',
  },
  due: '{0|Yksi erä|# erää} on maksamatta, yhteensä {1}. Summaan ei tule korkoa eikä muistutusmaksua.',
  held: 'Korttisi ei ole ollut käytössä {0} alkaen.',
  card: {
    works: 'Kun maksat, kortti toimii taas heti.',
    worksUntil: 'Kun maksat, kortti toimii taas heti ja on voimassa {0} asti.',
    over: 'Kortin voimassaolo on päättynyt.',
  },
  button: 'Maksa {0}',
  help: 'Jos et voi maksaa nyt, vastaa tähän viestiin tai soita meille. Jos olet juuri maksanut, sinun ei tarvitse tehdä mitään.',
};
const sv: typeof fi = {
  reminder: {
    subject: 'Obetalt {0} – {product}',
    preview: 'Du kan betala i nätbanken eller med betalkort.',
    title: 'Du har {0} obetalt av din månadsbetalning',
  },
  last: {
    subject: 'Sista meddelandet: {0} obetalt – {product}',
    preview: 'Du kan betala i nätbanken eller med betalkort.',
    title: 'Du har fortfarande {0} obetalt av din månadsbetalning',
    what: 'Det här är vår sista påminnelse innan ditt avtal tar slut den {0}. Om summan är obetald då går en kundrådgivare igenom saken och kontaktar dig.',
  },
  ended: {
    subject: 'Avtalet har upphört, {0} obetalt – {product}',
    preview: 'Du kan betala i nätbanken eller med betalkort.',
    title: 'Ditt avtal har upphört, och {0} är obetalt',
    what: 'Avtalet om månadsbetalning tog slut den {0}. Det kommer inga nya rater, och vi försöker inte längre debitera ditt betalkort. Du är fortfarande skyldig den obetalda summan. En kundrådgivare går igenom saken och kontaktar dig.',
  },
  due: '{0|En rat är obetald|# rater är obetalda}, sammanlagt {1}. Summan växer inte med ränta eller påminnelseavgift.',
  held: 'Ditt kort har inte gått att använda sedan den {0}.',
  card: {
    works: 'När du betalar fungerar kortet genast igen.',
    worksUntil: 'När du betalar fungerar kortet genast igen och gäller till {0}.',
    over: 'Kortets giltighet har gått ut.',
  },
  button: 'Betala {0}',
  help: 'Om du inte kan betala nu, svara på det här meddelandet eller ring oss. Om du just har betalat behöver du inte göra något.',
};
const en: typeof fi = {
  reminder: {
    subject: '{0} unpaid – {product}',
    preview: 'You can pay in your online bank or by payment card.',
    title: '{0} of your monthly payment is unpaid',
  },
  last: {
    subject: 'Last message: {0} unpaid – {product}',
    preview: 'You can pay in your online bank or by payment card.',
    title: '{0} of your monthly payment is still unpaid',
    what: 'This is our last reminder before your contract ends on {0}. If the sum is unpaid then, customer service will look into it and contact you.',
  },
  ended: {
    subject: 'Contract ended, {0} unpaid – {product}',
    preview: 'You can pay in your online bank or by payment card.',
    title: 'Your contract has ended, and {0} is unpaid',
    what: 'Your monthly payment contract ended on {0}. There are no more instalments, and we no longer try to charge your payment card. You still owe the unpaid sum. Customer service will look into it and contact you.',
  },
  due: '{0|One instalment is|# instalments are} unpaid, {1} in total. No interest or reminder fee is added.',
  held: 'Your card has not been in use since {0}.',
  card: {
    works: 'Once you pay, your card works again at once.',
    worksUntil: 'Once you pay, your card works again at once and is valid until {0}.',
    over: 'The validity of your card has ended.',
  },
  button: 'Pay {0}',
  help: 'If you cannot pay now, reply to this message or call us. If you have just paid, you need not do anything.',
};

export const unpaidLetterTexts = worded('letter/unpaid-letters', {
  fi,
  sv,
  en,
});
