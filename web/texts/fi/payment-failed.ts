import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Maksua ei hyväksytty',
  description: 'Maksupalvelu hylkäsi maksun.',
  heading: 'Maksua ei hyväksytty',
  lead: 'Maksupalvelu hylkäsi maksun. Kokeile toista maksutapaa tai ota yhteyttä pankkiisi.',
  again: 'Valitse maksutapa uudelleen',
  service: 'Asiakaspalvelu',
  returned: {
    heading: 'Palautamme maksusi',
    lead: 'Maksulla ei voitu toteuttaa tilausta. Raha palautetaan samalla maksutavalla, ja saat siitä sähköpostin.',
    again: 'Tee tilaus uudelleen',
  },
  loom: order.loom,
  missing,
};
