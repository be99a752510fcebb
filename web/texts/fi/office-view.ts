import { texts as myCard } from './parts/my-card.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as kinds } from './parts/payment-words.ts';

export const texts = {
  frame,
  myCard,
  title: 'Asiakkaan silmin',
  description: 'Asiakkaan oma sivu, vain katseltavana.',
  heading: 'Asiakkaan silmin',
  missing: 'Asiakasta ei löydy.',
  page: '{0}: asiakkaan oma sivu',
  notice:
    'Näet sivun niin kuin asiakas sen näkee. Olet kirjautuneena omana itsenäsi, eikä sivulla voi tehdä mitään.',
  logged: 'Katselu on kirjattu. Asiakas näkee sen omilta sivuiltaan.',
  reads: {
    fi: 'Asiakas lukee sivua suomeksi.',
    sv: 'Asiakas lukee sivua ruotsiksi.',
    en: 'Asiakas lukee sivua englanniksi.',
  },
  back: 'Takaisin asiakkaan tapahtumiin',
  says: 'Mitä sivulla lukee',
  validity: 'Kortti',
  plastic: 'Muovikortti',
  visits: 'Käyntejä',
  hidden: 'päiväkirja on piilotettu: museot ja päivät eivät näy meille',
  openVisits: 'Avaa käynnit',
  plastics: {
    ordered: 'tilattu',
    inProduction: 'tuotannossa',
    posted: 'postitettu {0}',
  },
  kinds,
  orders: 'Tilaukset ja kuitit',
  noOrders: 'Ei tilauksia.',
  diary: 'Käynnit',
  noVisits: 'Ei vielä käyntejä.',
  diaryHidden:
    '{0|# käynti|# käyntiä}. Asiakas on piilottanut päiväkirjan: museot ja päivät eivät näy meille.',
  letters: 'Asiakkaalle lähetetyt viestit',
  noLetters: 'Ei viestejä.',
  newest: 'Uusimmat {0}.',
  states: {
    paid: 'maksettu',
    pending: 'vahvistettavana',
    unpaid: 'kesken, maksamatta',
    notThrough: 'ei mennyt läpi',
    declined: 'hylätty',
    refunding: 'palautetaan',
    refunded: 'palautettu',
  },
  withdrawn: 'peruutettu {0}',
  withdrawUntil: 'voi peruuttaa {0} asti',
  noCard: 'ei korttia',
};
