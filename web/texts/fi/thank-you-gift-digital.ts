import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Kiitos tilauksestasi',
  description: 'Tilaus on vahvistettu.',
  heading: 'Lahja on matkalla saajalle.',
  headingLater: 'Lahja lähetetään valitsemanasi aikana.',
  /** {0}: weeks. */
  lead: 'Saaja saa viestin, jossa on tervehdyksesi, aktivointikoodi ja linkki. Kortti toimii, kun saaja on aktivoinut sen.',
  follow: 'Seuraa lahjaa',
  receipt: 'Lataa kuitti (PDF)',
  mail: 'Lähetimme kuitin ja seurantalinkin myös sähköpostiisi.',
  order: 'Tilausnumero {0}',
  gifts: 'Lahjasi',
  sent: 'lähetetty',
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
