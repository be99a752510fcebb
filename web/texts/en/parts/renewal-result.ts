import type { texts as fi } from '../../fi/parts/renewal-result.ts';
export const texts: typeof fi = {
  renewed: 'Validity extended to {0}',
  renewedUnused: 'Validity extended by a year',
  pending: 'The payment is still being confirmed',
  pendingBody: 'Please do not pay again. You will get an e-mail as soon as the card is extended.',
};
