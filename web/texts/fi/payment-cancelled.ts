import { PAYABLE_DAYS } from '../../../domain/order/payable-days.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Maksu ei mennyt läpi',
  description: 'Maksua ei tehty.',
  heading: 'Maksu ei mennyt läpi',
  lead: `Pankki tai maksupalvelu hylkäsi maksun, tai keskeytit sen itse. Tililtäsi ei ole veloitettu mitään, ja tilauksesi säilyy ${PAYABLE_DAYS} päivää.`,
  again: 'Jatka maksua',
  home: 'Etusivulle',
  loom: order.loom,
  missing,
};
