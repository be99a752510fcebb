import type { texts as shape } from '../fi/gift-digital.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as gift } from './parts/gift-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';

export const texts: typeof shape = {
  title: 'Digital gåva',
  description: 'Ge ett {product} i gåva per e-post, genast eller en dag som du väljer.',
  heading: 'Ge en digital gåva',
  lead: 'Gåvan kommer till mottagarens e-post. Mottagaren aktiverar kortet själv, och året börjar vid det första museibesöket.',
  /** {0}: weeks. */
  delivery: 'Gåvan skickas genast efter betalningen eller vid den tidpunkt du väljer.',
  form,
  gift,
  order,
  payment,
};
