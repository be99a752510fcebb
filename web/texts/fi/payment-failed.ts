import { texts as order } from './parts/order.ts';

export const texts = {
  title: 'Maksua ei hyväksytty',
  description: 'Maksupalvelu hylkäsi maksun.',
  heading: 'Maksua ei hyväksytty',
  lead: 'Maksupalvelu hylkäsi maksun. Kokeile toista maksutapaa tai ota yhteyttä pankkiisi.',
  again: 'Valitse maksutapa uudelleen',
  service: 'Asiakaspalvelu',
  loom: order.loom,
};
