import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';
import type { texts as shape } from './thank-you-gift-digital.ts';

export const texts: typeof shape = {
  title: 'Kiitos tilauksestasi',
  description: 'Tilaus on vahvistettu.',
  heading: 'Lahjakuori lähetetään postissa.',
  headingLater: 'Lahjakuori lähetetään postissa.',
  /** {0}: weeks. */
  lead: 'Painettu lahjakortti tulee postissa {0} viikossa. Kortti toimii, kun saaja on aktivoinut sen.',
  follow: 'Seuraa lahjaa',
  receipt: 'Lataa kuitti (PDF)',
  mail: 'Lähetimme kuitin ja seurantalinkin myös sähköpostiisi.',
  order: 'Tilausnumero {0}',
  gifts: 'Lahjasi',
  sent: 'postitetaan',
  later: 'lähtee {0}',
  another: 'Anna toinen lahja',
  stranger: {
    heading: 'Tilaus on vahvistettu',
    lead: 'Kuitti ja seurantalinkki on lähetetty antajan sähköpostiin.',
    home: 'Etusivulle',
  },
  loom: order.loom,
  missing,
};
