import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Korttisi voimassaolo jatkuu – {product}, {0}',
  preview: 'Kuitti on tässä viestissä.',
  title: 'Kiitos, {0}. Korttisi voimassaolo jatkuu',
  until: 'Korttisi on nyt voimassa {0} asti. Sama kortti ja asiakasnumero toimivat kuten ennenkin.',
  atFirstVisit: 'Korttisi sai vuoden lisää aikaa. Aika alkaa kulua ensimmäisestä museokäynnistäsi.',
};

const sv: typeof fi = {
  subject: 'Ditt kort gäller längre – {product}, {0}',
  preview: 'Kvittot finns i meddelandet.',
  title: 'Tack, {0}. Ditt kort gäller längre',
  until: 'Ditt kort gäller nu till {0}. Samma kort och kundnummer fungerar som förut.',
  atFirstVisit: 'Ditt kort fick ett år till. Tiden börjar löpa vid ditt första museibesök.',
};

const en: typeof fi = {
  subject: 'Your card has been extended – {product}, {0}',
  preview: 'Your receipt is in this message.',
  title: 'Thank you, {0}. Your card has been extended',
  until: 'Your card is now valid until {0}. The same card and customer number work as before.',
  atFirstVisit:
    'One more year has been added to your card. It starts with your first museum visit.',
};

export const renewalLetterTexts = worded('letter/renewal-letter', {
  fi,
  sv,
  en,
});
