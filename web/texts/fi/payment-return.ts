import { texts as order } from './parts/order.ts';

export const texts = {
  title: 'Vahvistamme maksuasi',
  description: 'Maksu tarkistetaan.',
  heading: 'Vahvistamme maksuasi',
  lead: 'Tämä kestää yleensä hetken. Pysy sivulla, älä maksa uudelleen.',
  checking: 'Odotamme vahvistusta maksupalvelulta…',
  slow: 'Tämä kestää tavallista kauemmin. Älä sulje sivua.',
  reload: 'Tarkista uudelleen',
  missing: {
    heading: 'Maksua ei löytynyt',
    lead: 'Osoitteessa on virhe tai se on vanhentunut. Jos maksoit, kortti ja kuitti tulevat sähköpostiisi.',
    mine: 'Avaa Oma {product}',
    service: 'Ota yhteyttä asiakaspalveluun',
  },
  loom: order.loom,
};
