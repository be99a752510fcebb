import { texts as form } from './parts/card-form.ts';
import { texts as gift } from './parts/gift-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';

export const texts = {
  title: 'Digilahja',
  description: 'Anna {product} lahjaksi sähköpostilla, heti tai valitsemanasi päivänä.',
  heading: 'Anna digilahja',
  lead: 'Lahja tulee saajan sähköpostiin. Saaja aktivoi kortin itse, ja vuosi alkaa hänen ensimmäisestä museokäynnistään.',
  /** {0}: weeks. */
  delivery: 'Lahja lähtee heti maksun jälkeen tai valitsemanasi aikana.',
  form,
  gift,
  order,
  payment,
};
