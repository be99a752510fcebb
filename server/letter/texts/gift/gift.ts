import { CARD_MONTHS } from '../../../../domain/scheme/campaign/campaign.ts';
import { WITHDRAWAL_DAYS } from '../../../../domain/withdrawal/withdrawal-days.ts';
import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: '{0} antoi sinulle lahjan: {product}',
  preview: 'Vuosi museoita ensimmäisestä käynnistäsi alkaen.',
  title: '{0}, sait lahjan',
  body: `{0} antaa sinulle vuoden museoissa. {product} avaa museoiden ovet ${CARD_MONTHS} kuukaudeksi ensimmäisestä käynnistäsi.`,
  from: 'Terveisin {0}',
  code: 'Aktivointikoodi',
  activate: 'Aktivoi lahja',
  steps: 'Näin aktivoit lahjan',
  stepOpen: 'Avaa linkki tai mene osoitteeseen {0}.',
  stepCode: 'Kirjoita aktivointikoodi.',
  stepDetails: 'Täytä tietosi. Jos sinulla on jo {product}, voit lisätä vuoden siihen.',
  pdf: 'Sama lahja on liitteenä tulostettavana (PDF).',
  secret: 'Koodi toimii kerran. Pidä se omana tietonasi, kunnes olet aktivoinut lahjan.',
  mayEnd: `Kun {0} osti lahjan, hän sai ${WITHDRAWAL_DAYS} päivän oikeuden peruuttaa tilauksensa. Jos hän peruuttaa sen, lahja päättyy, vaikka olisit jo aktivoinut sen. Sinulle ei tule siitä maksettavaa, ja kerromme asiasta sinulle.`,
  filename: 'Lahja',
};

const sv: typeof fi = {
  subject: '{0} har gett dig en gåva: {product}',
  preview: 'Ett år på museer, från ditt första besök.',
  title: '{0}, du har fått en gåva',
  body: `{0} ger dig ett år på museer. {product.def} öppnar museernas dörrar i ${CARD_MONTHS} månader från ditt första besök.`,
  from: 'Hälsningar {0}',
  code: 'Aktiveringskod',
  activate: 'Aktivera gåvan',
  steps: 'Så här aktiverar du gåvan',
  stepOpen: 'Öppna länken eller gå till {0}.',
  stepCode: 'Skriv in aktiveringskoden.',
  stepDetails:
    'Fyll i dina uppgifter. Om du redan har ett {product} kan du lägga till året på det.',
  pdf: 'Samma gåva finns som bilaga att skriva ut (PDF).',
  secret: 'Koden fungerar en gång. Behåll den för dig själv tills du har aktiverat gåvan.',
  mayEnd: `När {0} köpte gåvan fick hen ${WITHDRAWAL_DAYS} dagars rätt att ångra beställningen. Om det sker upphör gåvan, även om du redan har aktiverat den. Du behöver inte betala något, och vi meddelar dig.`,
  filename: 'Gava',
};

const en: typeof fi = {
  subject: '{0} has given you a gift: {product}',
  preview: 'A year of museums, from your first visit.',
  title: '{0}, you have a gift',
  body: `{0} has given you a year of museums. The {product} opens museum doors for ${CARD_MONTHS} months from your first visit.`,
  from: 'Best wishes, {0}',
  code: 'Activation code',
  activate: 'Activate your gift',
  steps: 'How to activate your gift',
  stepOpen: 'Open the link or go to {0}.',
  stepCode: 'Enter the activation code.',
  stepDetails: 'Fill in your details. If you already have a card, you can add the year to it.',
  pdf: 'The same gift is attached for printing (PDF).',
  secret: 'The code works once. Keep it to yourself until you have activated the gift.',
  mayEnd: `{0} bought the gift with the right to withdraw from the order within ${WITHDRAWAL_DAYS} days. If that happens, the gift ends even if you have already activated it. You will have nothing to pay, and we will tell you.`,
  filename: 'Gift',
};

export const giftTexts = worded('letter/common:gift', { fi, sv, en });
