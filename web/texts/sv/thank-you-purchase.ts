import type { texts as fi } from '../fi/thank-you-purchase.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Tack för ditt köp',
  description: 'Beställningen är bekräftad.',
  heading: 'Välkommen in, {0}.',
  lead: 'Ditt kort fungerar nu. Visa kundnumret och legitimation i kassan.',
  number: 'Ditt kundnummer är',
  card: '{product}, {0}, kundnummer {1}',
  openMine: 'Öppna Mitt {product}',
  receipt: 'Ladda ner kvittot (PDF)',
  order: 'Beställningsnummer {0}',
  next: {
    heading: 'Vad händer nu?',
    visit: {
      name: 'Gå på museum',
      text: 'Kortet fungerar genast. Kundnumret och legitimation räcker i kassan. Kortet gäller i {0|# månad|# månader} från det första museibesöket{monthly| eller, om du betalar månadsvis, från den första betalningen|}.',
    },
    phone: {
      name: 'Lägg kortet i telefonen',
      text: 'Öppna Mitt {product} i telefonen och lägg till det på hemskärmen. Då har du alltid kortet med dig.',
    },
    plastic: {
      name: 'Vänta på posten',
      text: 'Plastkortet kommer med posten inom {0|# vecka|# veckor}.',
    },
    noPlastic: {
      name: 'Du behöver inte vänta på posten',
      text: 'Du beställde inget plastkort. Använd kortet i telefonen eller med kundnumret.',
    },
  },
  kept: 'Kortet är nu sparat på den här enheten och öppnas också utan nät.',
  mail: 'Vi skickade kundnumret och kvittot också till din e-post.',
  settled: {
    heading: 'Beställningen är redan behandlad',
    lead: 'I Mitt {product} ser du kortets status. Om du betalade två gånger betalar vi tillbaka den extra betalningen och meddelar dig per e-post.',
    orders: 'Beställningar och kvitton',
  },
  stranger: {
    heading: 'Beställningen är bekräftad',
    lead: 'Kundnumret och kvittot har skickats till köparens e-post. Köparen ser kortet efter att ha loggat in.',
    signIn: 'Logga in och öppna kortet',
    home: 'Till startsidan',
  },
  loom: order.loom,
  missing,
};
