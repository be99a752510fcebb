import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Vahvistamme maksuasi',
  description: 'Maksun vahvistus on tulossa.',
  heading: 'Vahvistamme maksuasi',
  lead: 'Saat sähköpostin heti, kun vahvistus tulee. Voit sulkea sivun. Älä maksa uudelleen.',
  silent: {
    lead: 'Smartum kertoo maksusta meille vain selaimesi kautta. Asiakaspalvelu tarkistaa maksun Smartumilta, ja saat sähköpostin heti, kun se on vahvistettu. Älä maksa uudelleen.',
    notMade: 'En maksanutkaan',
    failed: 'Tietoa ei saatu lähetettyä. Yritä hetken kuluttua uudelleen.',
  },
  order: 'Tilausnumero',
  watching: 'Tämä sivu päivittyy itsestään, kun maksu on vahvistettu.',
  home: 'Etusivulle',
  service: 'Asiakaspalvelu',
  loom: order.loom,
  missing,
};
