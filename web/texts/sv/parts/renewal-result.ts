import type { texts as fi } from '../../fi/parts/renewal-result.ts';
export const texts: typeof fi = {
  renewed: 'Giltigheten förlängd till {0}',
  renewedUnused: 'Giltigheten förlängd med ett år',
  pending: 'Betalningen håller på att bekräftas',
  pendingBody: 'Betala inte på nytt. Du får ett mejl så snart giltigheten har förlängts.',
};
