import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: '{product.gen} käyttöehdot muuttuvat {0}',
  preview: 'Nykyinen kautesi jatkuu entisillä ehdoilla. Uudet ehdot ovat liitteenä.',
  title: 'Käyttöehdot muuttuvat {0}',
  body: 'Uudet käyttöehdot tulevat voimaan {0}. Ne koskevat tilauksia ja voimassaolon jatkamista siitä päivästä alkaen. Korttisi nykyinen kausi ja kuukausimaksu jatkuvat loppuun asti entisillä ehdoilla.',
  what: 'Mikä muuttuu',
  choices: 'Mitä voit tehdä',
  ways: [
    'Sinun ei tarvitse tehdä mitään. Korttisi toimii kuten ennenkin.',
    'Jos jatkat kortin voimassaoloa ennen kuin uudet ehdot tulevat voimaan, jatkoon sovelletaan vielä nykyisiä ehtoja.',
    `Jos et halua hyväksyä uusia ehtoja, älä jatka voimassaoloa. Kortin voimassaolo päättyy itsestään kauden lopussa, ja kuukausimaksu päättyy, kun ${INSTALMENT_COUNT} erää on maksettu. Jos jokin jäi epäselväksi, vastaa tähän viestiin.`,
  ],
  extend: 'Jatka voimassaoloa',
  attached: 'Uudet ehdot ovat kokonaisuudessaan liitteenä.',
  present: 'Nykyiset ehdot',
};
const sv: typeof fi = {
  subject: 'Villkoren för {product.def} ändras {0}',
  preview: 'Din nuvarande period fortsätter på samma villkor. De nya villkoren finns som bilaga.',
  title: 'Användarvillkoren ändras {0}',
  body: 'De nya användarvillkoren träder i kraft {0}. De gäller beställningar och förlängningar som görs då eller senare. Kortets nuvarande period och en månadsbetalning fortsätter till slutet på de tidigare villkoren.',
  what: 'Vad som ändras',
  choices: 'Vad du kan göra',
  ways: [
    'Du behöver inte göra något. Kortet fungerar som förut.',
    'Om du förlänger kortet innan de nya villkoren träder i kraft gäller fortfarande de nuvarande villkoren för förlängningen.',
    `Om du inte vill godkänna de nya villkoren låter du bli att förlänga kortet. Det upphör av sig självt när perioden är slut, och en månadsbetalning upphör när ${INSTALMENT_COUNT} rater har betalats. Svara på det här meddelandet om något är oklart.`,
  ],
  extend: 'Förläng giltigheten',
  attached: 'De nya villkoren finns i sin helhet som bilaga.',
  present: 'De nuvarande villkoren',
};
const en: typeof fi = {
  subject: 'The terms of the {product} change on {0}',
  preview: 'Your current period continues on the old terms. The new terms are attached.',
  title: 'The terms of use change on {0}',
  body: 'New terms of use come into force on {0}. They apply to orders and extensions made on or after that day. The current period of your card, and a monthly payment, continue to their end on the old terms.',
  what: 'What changes',
  choices: 'What you can do',
  ways: [
    'You do not need to do anything. Your card works as before.',
    'If you extend your card before the new terms come into force, the current terms still apply to the extension.',
    `If you do not want to accept the new terms, do not extend the card. It expires by itself at the end of its period, and a monthly payment ends when ${INSTALMENT_COUNT} instalments have been paid. If anything is unclear, reply to this message.`,
  ],
  extend: 'Extend the card',
  attached: 'The new terms are attached in full.',
  present: 'The current terms',
};

export const termsChangedTexts = worded('letter/terms-changed', {
  fi,
  sv,
  en,
});
