import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  title: 'Hallinta',
  description: 'Mikä odottaa tekijää.',
  heading: 'Hallinta',
  greeting: 'Hei, {0}.',
  waits: 'Odottaa tekijää',
  legend: 'Yksi viiva on yksi asia. Punainen on luvattua vanhempi, sininen eiliseltä tai vanhempi.',
  lists: {
    approvals: 'Pyyntöjä hyväksyttävänä',
    goodwillRuns: 'Hyvityksiä monelle hyväksyttävänä',
    refunds: 'Palautuksia käsin tehtävänä',
    withdrawals: 'Peruutuksia käsiteltävänä',
    unmatched: 'Maksuja ilman tilausta',
    unreturned: 'Maksuja, joista ei ole tullut tietoa',
    stuck: 'Maksuja, jotka ovat jumissa',
    charges: 'Veloituksia ilman vastausta',
    plastic: 'Muovikortteja tuotettavana',
    envelopes: 'Lahjakuoria painatettavana',
    contacts: 'Viestejä vastattavana',
    gifts: 'Lahjoja, jotka eivät ole perillä',
    bounces: 'Viestejä, jotka eivät menneet perille',
  },
  oldest: 'vanhin {0}',
  hours: '{0} t',
  days: '{0} pv',
  late: '{0} myöhässä',
  operations: {
    heading: 'Ylläpitäjälle kiireellistä',
    backup: {
      never: 'Varmuuskopiota ei ole otettu kertaakaan.',
      failed: 'Viimeisin varmuuskopiointi epäonnistui.',
      late: 'Varmuuskopiota ei ole otettu yli vuorokauteen.',
    },
    drill: {
      never: 'Varmuuskopion palauttamista ei ole kokeiltu kertaakaan.',
      failed: 'Viimeisin varmuuskopion palautuskoe epäonnistui.',
      late: 'Varmuuskopion palauttamista ei ole kokeiltu yli viikkoon.',
    },
    succeeded: 'Viimeksi onnistui {0}.',
    advice: 'Ilmoita asiasta palvelimen ylläpitäjälle.',
  },
  oldKey:
    'Vanha salausavain (OTHER_SECRET_KEYS) on ollut tarpeeton {0} alkaen. Pyydä palvelimen ylläpitäjää poistamaan se asetuksista.',
  noLists: 'Rooliisi ei kuulu työlistoja.',
};
