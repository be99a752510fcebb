import type { texts as shape } from '../fi/gift-digital.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as gift } from './parts/gift-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';

export const texts: typeof shape = {
  title: 'Gåvokuvert',
  description:
    'Ge ett {product} i gåva i ett vackert kuvert, postat till dig eller direkt till mottagaren.',
  heading: 'Ge ett gåvokuvert',

  lead: 'Mottagaren aktiverar kortet själv, och året börjar vid det första museibesöket.',
  /** {0}: weeks. */
  delivery:
    'Gåvokuvertet kommer med posten inom {0|# vecka|# veckor}. Om posten inte hinner fram i tid kan du göra det till en digital gåva.',
  form,
  gift,
  order,
  payment,
};
