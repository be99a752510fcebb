import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: '{product} päättyy {0} – jatka hintaan {1}',
  preview: 'Uusi kausi alkaa vasta nykyisen jälkeen, joten et menetä päivääkään.',
  previewSaving:
    'Jatkamalla voimassaoloaikana säästät {0}. Uusi kausi alkaa vasta nykyisen jälkeen.',
  title: 'Korttisi päättyy {0}',
  body: 'Kortti on voimassa {0} asti. Jos jatkat voimassaoloa nyt, et menetä päivääkään: uusi kausi alkaa vasta nykyisen jälkeen.',
  cheaper: 'Kun jatkat viimeistään silloin, vuosi maksaa {0}. Sen jälkeen hinta on {1}.',
  ends: 'Nykyinen kausi päättyy',
  next: 'Uusi kausi',
  price: 'Hinta, jos jatkat ajoissa',
  button: 'Jatka vuodella, {0}',
  monthly: `Voit maksaa myös kuukausittain: {0} kuukaudessa, ${INSTALMENT_COUNT} erää, yhteensä {1}. Tilaus sitoo ${INSTALMENT_COUNT} kuukautta.`,
};
const sv: typeof fi = {
  subject: '{product.def} går ut {0} – förläng för {1}',
  preview: 'Den nya perioden börjar först efter den nuvarande, så du förlorar inte en dag.',
  previewSaving:
    'Förläng medan kortet gäller och spara {0}. Den nya perioden börjar efter den nuvarande.',
  title: 'Ditt kort går ut {0}',
  body: 'Kortet gäller till {0}. Om du förlänger det nu förlorar du inte en dag: den nya perioden börjar först efter den nuvarande.',
  cheaper: 'Om du förlänger senast då kostar året {0}. Därefter är priset {1}.',
  ends: 'Nuvarande period går ut',
  next: 'Ny period',
  price: 'Pris om du förlänger i tid',
  button: 'Förläng med ett år, {0}',
  monthly: `Du kan också betala månadsvis: {0} per månad, ${INSTALMENT_COUNT} rater, totalt {1}. Beställningen är bindande i ${INSTALMENT_COUNT} månader.`,
};
const en: typeof fi = {
  subject: '{product} expires {0} – extend for {1}',
  preview: 'The new period starts after the current one, so you do not lose a day.',
  previewSaving:
    'Extend while the card is valid and save {0}. The new period starts after this one.',
  title: 'Your card expires on {0}',
  body: 'The card is valid until {0}. If you extend it now you do not lose a day: the new period starts after the current one.',
  cheaper: 'If you extend by then, a year costs {0}. After that the price is {1}.',
  ends: 'Current period ends',
  next: 'New period',
  price: 'Price if you extend in time',
  button: 'Extend by a year, {0}',
  monthly: `You can also pay monthly: {0} a month, ${INSTALMENT_COUNT} instalments, {1} in total. The order is binding for ${INSTALMENT_COUNT} months.`,
};

export const cardEndingTexts = worded('letter/card-ending', {
  fi,
  sv,
  en,
});
