import { texts as buyCard } from './buy-card.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';

export const texts = {
  title: 'Yrityksille',
  description:
    'Anna henkilöstölle museovuosi. Tilaa kortit laskulla, maksukortilla tai verkkopankissa.',
  heading: 'Museovuosi henkilöstölle',
  intro:
    'Tilaa kortit kerralla ja jaa ne linkkeinä, koodeina tai kuorissa. Kunkin kortin vuosi alkaa sen haltijan ensimmäisestä käynnistä, joten mikään ei mene hukkaan.',
  offer: {
    heading: 'Mitä kortti maksaa ja mitä sillä saa',
    toForm: 'Siirry lomakkeeseen',
    facts: {
      price: {
        name: 'Hinta',
        text: '{0} kortilta, arvonlisävero sisältyy hintaan. Tilaa kerralla enintään {1|# kortti|# korttia}.',
      },
      year: {
        name: 'Vuosi museoissa',
        text: 'Kortilla pääsee mukana oleviin museoihin vuoden ajan, kuhunkin kerran päivässä. Vuosi alkaa vasta haltijan ensimmäisestä käynnistä.',
      },
      handOut: {
        name: 'Helppo jakaa',
        text: 'Lähetä kortit linkkeinä, koodeina tai kuorissa. Jokainen aktivoi korttinsa itse, ja jos hänellä on jo kortti, vuosi lisätään siihen.',
      },
      privacy: {
        name: 'Yksityinen',
        text: 'Näet suunnilleen, montako korttia on aktivoitu. Et näe, kuka käy museoissa tai missä.',
      },
    },
    letter: {
      heading: 'Tällaisen viestin työntekijä saa',
      company: 'Yrityksesi',
      subject: '{0} antoi sinulle museovuoden',
      title: 'Museot ovat sinulle auki.',
      body: '{0} on hankkinut sinulle kortin, jolla pääset museoihin vuoden ajan. Vuosi alkaa ensimmäisestä käynnistäsi.',
      button: 'Aktivoi kortti',
      privacy:
        'Työnantajasi näkee vain suunnilleen, montako korttia on aktivoitu. Työnantaja ei näe koodia eikä käyntejäsi eikä sitä, oletko aktivoinut kortin.',
    },
    invoice: {
      heading: 'Näin lasku toimii',
      choose:
        'Täytä lomake ja valitse maksutavaksi yrityslasku. Laskun saa tilaukseen, jonka summa on enintään {0}.',
      comes:
        'Laskutuspalvelu lähettää laskun yritykselle. Kirjoita lomakkeelle viitteesi, niin se näkyy tilausvahvistuksessa.',
      use: 'Kortit voi jakaa heti, kun tilaus on vahvistettu. Laskun maksua ei tarvitse odottaa.',
    },
    form: 'Tilauslomake',
  },
  group: {
    company: 'Yritys',
    contact: 'Yhteyshenkilö',
    cards: 'Kortit',
    choices: 'Lopuksi',
  },
  hint: {
    receiptAddress: 'Kuitissa on oltava yrityksen osoite, kun summa on yli {0}.',
    billingReference:
      'Valinnainen: esimerkiksi kustannuspaikka tai ostotilauksen numero. Viite näkyy tilausvahvistuksessa ja kuitissa.',
    emailAddress: 'Lähetämme tähän tilausvahvistuksen ja linkin, jolla jaat kortit.',
    units: 'Enintään {0|# kortti|# korttia}.',
  },
  less: 'Yksi kortti vähemmän',
  more: 'Yksi kortti lisää',
  delivery: {
    legend: 'Miten kortit jaetaan?',
    digital: {
      label: 'Digitaalisesti',
      description: 'Saat koodit ja linkit heti, kun tilaus on maksettu.',
    },
    envelope: {
      label: 'Kuorissa',
      /** {0}: countries. */
      description: {
        home: 'Laitamme kunkin koodin omaan kuoreensa ja lähetämme kuoret yrityksen osoitteeseen Suomessa. Samat koodit saat myös tiedostona.',
        countries:
          'Laitamme kunkin koodin omaan kuoreensa ja lähetämme kuoret yrityksen osoitteeseen. Postitamme näihin maihin: {0}. Samat koodit saat myös tiedostona.',
      },
    },
  },
  continue: 'Jatka maksutapaan',
  overLimit:
    'Yrityslaskun saa tilaukseen, jonka summa on enintään {0}. Suuremman tilauksen voit maksaa verkkopankissa tai maksukortilla.',
  aside: {
    heading: 'Tilauksesi',
    unitPrice: 'Kortti, {0|# kuukausi|# kuukautta}',
    units: 'Kortteja',
    vat: 'Sisältää arvonlisäveron {0}',
    total: 'Yhteensä',
    priceUnknown: 'hinta ei vielä tiedossa',
    handOut: 'Maksun jälkeen saat linkin sivulle, jolla jaat kortit ja näet, montako on aktivoitu.',
    privacy: 'Työnantaja ei näe, kuka on aktivoinut kortin tai kuka käy museoissa ja missä.',
  },
  noScript: {
    title: 'Tilaaminen tarvitsee JavaScriptin',
    body: 'Selaimesi ei suorita JavaScriptiä, joten kortteja ei voi tilata tältä sivulta. Ota JavaScript käyttöön tai soita asiakaspalveluun: {0}.',
  },
  back: buyCard.back,
  step: buyCard.step,
  checking: buyCard.checking,
  slow: buyCard.slow,
  toast: { ...buyCard.toast, refused: 'Tilausta ei voitu tehdä' },
  form: form,
  payment: payment,
  payHeading: buyCard.heading.payment,
  payLater: buyCard.payLater,
  check: order.check,
};
