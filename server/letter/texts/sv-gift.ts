import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import type { giftTexts as fi } from './fi-gift.ts';

export const giftTexts: typeof fi = {
  gift: {
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
  },
  giftConfirmation: {
    subject: 'Tack för gåvobeställningen – {product}, {0}',
    preview: 'Kvittot finns i meddelandet. Följ {0|gåvan på dess|gåvorna på deras} egen sida.',
    title: 'Tack, {0}',
    digital: '{0|Gåvan är på väg till mottagaren.|Gåvorna är på väg till mottagarna.}',
    digitalLater:
      '{0|Gåvan skickas till mottagaren vid den tid du valde.|Gåvorna skickas till mottagarna vid de tider du valde.}',
    envelope: '{0|Gåvokuvertet|Gåvokuverten} postas. Postgången tar {1|# vecka|# veckor}.',
    gifts: '{0|Gåvan|Gåvorna}',
    now: '{0}, skickad till {1}',
    later: '{0}, skickas {1} till {2}',
    posted: '{0}, gåvokuvert till {1}',
    follow: '{0|Följ gåvan|Följ gåvorna}',
    followBody:
      'På din egen sida ser du när gåvan har skickats, öppnats och aktiverats. Där kan du också ändra adress eller dag innan den skickas, skicka gåvan på nytt och ladda ner den för utskrift. Sidan öppnas bara med den här länken, så dela den inte.',
  },
  giftSheet: {
    forName: '{0}, den här är till dig',
    promise: 'Ett år på museer. Med ett kort, från ditt första besök.',
    from: 'Hälsningar {0}',
    code: 'Aktiveringskod',
    activate: 'Läs koden med telefonen eller gå till {0} och skriv in aktiveringskoden.',
    existing: 'Om du redan har ett {product} lägger gåvan till ett år på det.',
    qr: 'Länk för att aktivera gåvan',
    title: '{product} som gåva',
  },
};
