import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Maksua ei hyväksytty',
  description: 'Maksupalvelu hylkäsi maksun.',
  heading: 'Maksua ei hyväksytty',
  lead: 'Maksupalvelu hylkäsi maksun. Kokeile toista maksutapaa tai ota yhteyttä pankkiisi.',
  again: 'Valitse maksutapa uudelleen',
  service: 'Asiakaspalvelu',
  loom: order.loom,
  missing,
};
