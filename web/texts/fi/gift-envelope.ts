import type { texts as shape } from './gift-digital.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as gift } from './parts/gift-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';

export const texts: typeof shape = {
  title: 'Lahjakuori',
  description:
    'Anna {product} lahjaksi kauniissa kuoressa, postitettuna sinulle tai suoraan saajalle.',
  heading: 'Anna lahjakuori',

  lead: 'Saaja aktivoi kortin itse, ja vuosi alkaa hänen ensimmäisestä museokäynnistään.',
  /** {0}: weeks. */
  delivery:
    'Lahjakuori tulee postissa {0} viikossa. Jos posti ei ehdi, voit muuttaa sen digilahjaksi.',
  form,
  gift,
  order,
  payment,
};
