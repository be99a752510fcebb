import { PAYABLE_DAYS } from '../../../domain/order/payable-days.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Pankki hylkäsi maksun',
  description: 'Maksupalvelu hylkäsi maksun.',
  heading: 'Pankki hylkäsi maksun',
  lead: `Tililtäsi ei ole veloitettu mitään. Pankki ei kerro meille syytä. Tilauksesi säilyy ${PAYABLE_DAYS} päivää: jatka maksua samalla tai toisella maksutavalla. Jos sama toistuu, kysy pankistasi.`,
  again: 'Jatka maksua',
  service: 'Asiakaspalvelu',
  returned: {
    heading: 'Palautamme maksusi',
    lead: 'Maksu tuli perille, mutta tilausta ei voitu toteuttaa. Palautamme rahan ja kerromme sähköpostilla, miten ja milloin saat sen.',
    again: 'Tee tilaus uudelleen',
  },
  loom: order.loom,
  missing,
};
