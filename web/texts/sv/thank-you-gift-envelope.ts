import type { texts as shape } from '../fi/thank-you-gift-digital.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof shape = {
  title: 'Tack för din beställning',
  description: 'Beställningen är bekräftad.',
  heading: 'Gåvokuvertet skickas med posten.',
  headingLater: 'Gåvokuvertet skickas med posten.',
  /** {0}: weeks. */
  lead: 'Det tryckta gåvokortet kommer med posten inom {0|# vecka|# veckor}. Kortet fungerar när mottagaren har aktiverat det.',
  follow: 'Följ gåvan',
  receipt: 'Ladda ner kvittot (PDF)',
  mail: 'Vi skickade kvittot och länken även till din e-post.',
  order: 'Beställningsnummer {0}',
  gifts: 'Dina gåvor',
  sent: 'postas',
  later: 'skickas {0}',
  another: 'Ge en gåva till',
  stranger: {
    heading: 'Beställningen är bekräftad',
    lead: 'Kvittot och länken har skickats till givarens e-post.',
    home: 'Till startsidan',
  },
  loom: order.loom,
  missing,
};
