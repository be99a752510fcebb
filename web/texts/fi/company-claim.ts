import { texts as order } from './parts/order.ts';

export const texts = {
  title: 'Kortti työnantajalta',
  description: 'Pyydä työnantajasi maksama kortti sähköpostiisi.',
  heading: '{0} tarjoaa sinulle museovuoden',
  lead: 'Kirjoita työsähköpostisi, niin lähetämme sinne linkin korttiisi. Linkki toimii osoitteilla, joiden lopussa on @{0}.',
  loading: 'Haemme tietoja…',
  field: 'Työsähköposti',
  submit: 'Lähetä linkki',
  privacy:
    'Työnantajasi näkee vain, montako korttia on pyydetty ja suunnilleen montako on aktivoitu. Se ei näe, kuka on pyytänyt tai aktivoinut kortin, eikä käyntejäsi.',
  notPaid: 'Tilausta ei ole vielä maksettu. Kokeile hetken kuluttua uudelleen.',
  sent: {
    heading: 'Tarkista sähköpostisi',
    lead: 'Jos kortteja on vielä jäljellä, linkki tulee minuutin sisällä osoitteeseen {0}. Katso myös roskaposti.',
    again: 'Käytä toista osoitetta',
  },
  offline: 'Yhteys palvelimeen ei toiminut. Tarkista verkkoyhteytesi ja yritä uudelleen.',
  noScript: {
    title: 'Sivu tarvitsee JavaScriptin',
    body: 'Selaimesi ei suorita JavaScriptiä. Ota JavaScript käyttöön tai soita asiakaspalveluun: {0}.',
  },
  loom: {
    ...order.loom,
    label: 'Kortti on vielä kudottavana. Se valmistuu, kun aktivoit sen.',
    note: 'Odottaa nimeäsi.',
  },
};
