import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import type { texts as fi } from '../fi/buy-monthly.ts';

export const texts: typeof fi = {
  title: 'Monthly payment',
  description: `Pay for the {product} in ${INSTALMENT_COUNT} monthly instalments. The card works at once.`,
  heading: 'Monthly payment',
  lead: 'Opening the purchase page for monthly payment.',
  open: 'Continue to the purchase page',
};
