import { texts as nav } from './parts/office-nav.ts';

export const texts = {
  nav,
  title: 'Palautukset',
  description: 'Palautukset, jotka odottavat ihmistä.',
  heading: 'Palautukset',
  lead: 'Palautukset, joita maksupalvelu ei voi lähettää itse tai joihin se ei ole vastannut. Palauta raha maksupalvelun omassa portaalissa ja merkitse palautus sitten tehdyksi.',
  waiting: 'Odottaa sinua ({0})',
  nothing: 'Mikään palautus ei odota.',
  reason: {
    paidTwice: 'Maksettu kahdesti',
    withdrawn: 'Tilaus peruutettu',
    orderForgotten: 'Maksu tuli, kun tilausta ei enää tunnettu',
    codeUsedUp: 'Maksu tuli, kun kampanjakoodi oli käytetty loppuun',
    otherSum: 'Maksettu muu summa kuin tilauksen',
  },
  why: {
    byHand: 'Maksutavassa ei ole palautusta, tai maksupalvelu torjui sen.',
    sent: 'Pyyntö lähetettiin, mutta vastausta ei tullut. Tarkista portaalista, lähtikö raha. Älä palauta toista kertaa.',
    pending: 'Maksupalvelu ei ole vahvistanut palautusta viikkoon.',
    done: 'Tehty.',
  },
  transaction: 'tapahtuma {0}',
  mark: 'Merkitse tehdyksi',
  sure: 'Onko raha jo lähtenyt asiakkaalle? Merkintää ei voi perua.',
  yes: 'Kyllä, merkitse tehdyksi',
  no: 'Ei vielä',
  done: 'Viimeksi merkityt',
  doneBy: 'Tehty {0}, {1}',
  failed: 'Toiminto ei onnistunut. Yritä uudelleen.',
  denied: 'Tämä sivu on henkilökunnalle.',
};
