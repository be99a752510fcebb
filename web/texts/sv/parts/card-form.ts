import { texts as startRequest } from '../../../../contract/texts/sv/start-card.ts';
import { texts as validation } from '../../../../contract/texts/sv/validation.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import type { texts as fi } from '../../fi/parts/card-form.ts';
import { texts as summary } from './fault-summary.ts';

export const texts: typeof fi = {
  ...validation,
  group: {
    holder: 'Kortets innehavare',
    address: 'Vart kortet skickas',
    contact: 'Hur vi når dig',
    password: 'Lösenord till Mitt {product}',
    choices: 'Val',
  },
  emailHint: 'Samma adress som du loggade in med. Vi skickar kundnumret och kvittot hit.',
  changeEmail: 'Byt adress',
  passwordReplaces: 'Du har redan ett lösenord. Det här ersätter det när du väljer betalningssätt.',
  pendingPayment: 'Visa läget för betalningen',
  passwordAgain: 'Skriv lösenordet på nytt, de andra uppgifterna finns kvar.',
  rule: {
    longEnough: 'Minst 8 tecken',
    hasLetter: 'Minst en bokstav',
    hasDigit: 'Minst en siffra',
    isSame: 'Samma som ovan',
  },
  met: 'klart',
  noPlastic: 'Jag behöver inget plastkort',
  noPlasticHelp: 'Du använder kortet i mobilappen. Kortet fungerar på samma sätt.',
  campaign: 'Jag har en kampanjkod',
  newsletter: 'Jag vill ha nyhetsbrevet per e-post och sms',
  newsletterHelp: 'Du kan avsluta prenumerationen när du vill.',
  terms: 'Jag godkänner {product.defgen} {0}',
  termsLink: 'användarvillkor',
  startAtOnce: startRequest.card2,
  monthly: {
    price: '{0} per månad, totalt {1}',
    binding: `Beställningen är bindande i ${INSTALMENT_COUNT} månader och kan inte avslutas i förtid. Den första raten betalar du nu, och betaltjänsten drar de övriga raterna från samma betalkort varje månad.`,
    consent: `Jag förstår att beställningen är bindande i ${INSTALMENT_COUNT} månader och inte kan avslutas i förtid.`,
  },
  summary,
};
