import { REFUND_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import type { texts as fi } from '../fi/refund-ways.ts';

export const texts: typeof fi = {
  provider: {
    staff:
      'Begäran skickas inom några minuter till Paytrail, som betalar tillbaka med samma betalningssätt. Om betalarens bank inte tar emot återbetalningen frågar Paytrail betalaren efter ett kontonummer per e-post.',
    told: 'Får ett meddelande när återbetalningen har skickats',
    payer: `Vår betaltjänst Paytrail betalar tillbaka med samma betalningssätt inom ${REFUND_DAYS} dagar, i regel inom några vardagar. Du behöver inte göra något. Om din bank inte tar emot återbetalningen frågar Paytrail dig efter ett kontonummer per e-post.`,
    sent: 'Vi har betalat tillbaka med samma betalningssätt som du betalade med. Pengarna syns i regel på ditt konto inom några vardagar. Du behöver inte göra något.',
  },
  mail: {
    staff:
      'Paytrail har frågat betalaren efter ett kontonummer per e-post och betalar när betalaren har svarat.',
    told: 'Får ett meddelande när återbetalningen är betald',
    payer:
      'Vår betaltjänst Paytrail frågar dig efter ett kontonummer per e-post och betalar när du har svarat.',
    sent: 'Vår betaltjänst Paytrail har betalat till det konto som du uppgav för den. Pengarna syns i regel på ditt konto inom några vardagar.',
  },
  invoice: {
    staff:
      'Begäran skickas inom några minuter till Paytrail, och faktureringstjänsten krediterar fakturan. Om fakturan redan är betald betalar faktureringstjänsten tillbaka till företaget.',
    told: 'Får ett meddelande när krediteringen har skickats',
    payer: `Faktureringstjänsten krediterar fakturan inom ${REFUND_DAYS} dagar. Om fakturan redan är betald betalar faktureringstjänsten tillbaka till företaget.`,
    sent: 'Vi har skickat krediteringen till faktureringstjänsten. Den krediterar fakturan och betalar tillbaka till företaget, om fakturan redan är betald.',
  },
  site: {
    staff: `Pengarna skickas inte av sig själva. Återbetalningen väntar på sidan Återbetalningar, och den som sköter den betalar tillbaka i tjänsten {0} inom ${REFUND_DAYS} dagar.`,
    told: 'Får ett meddelande nu och ett till när återbetalningen är gjord',
    payer: `Vår kundtjänst betalar tillbaka till tjänsten {0}, som du betalade med, inom ${REFUND_DAYS} dagar. Du behöver inte göra något.`,
    sent: 'Vår kundtjänst har betalat tillbaka till tjänsten {0}, som du betalade med. Du behöver inte göra något.',
  },
  account: {
    staff: `Pengarna skickas inte av sig själva. Betalaren ombes uppge ett kontonummer, och den som sköter återbetalningarna betalar till kontot inom ${REFUND_DAYS} dagar.`,
    told: 'Får ett meddelande där kontonumret efterfrågas, och ett till när pengarna har betalats ut',
    payer: `Pengarna kan inte betalas tillbaka direkt med ditt betalningssätt. Vi frågar dig efter ett kontonummer per e-post, och vår kundtjänst betalar till ditt konto inom ${REFUND_DAYS} dagar.`,
    sent: 'Vår kundtjänst har betalat till det konto som du uppgav. Pengarna syns i regel på ditt konto inom en eller två bankdagar. Du behöver inte göra något.',
  },
};
