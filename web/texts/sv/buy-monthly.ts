import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import type { texts as fi } from '../fi/buy-monthly.ts';

export const texts: typeof fi = {
  title: 'Månadsbetalning',
  description: `Köp ett {product} med månadsbetalning: ${INSTALMENT_COUNT} rater, och kortet fungerar genast.`,
  heading: 'Månadsbetalning',
  lead: 'Vi öppnar köpsidan för månadsbetalning.',
  open: 'Fortsätt till köpsidan',
};
