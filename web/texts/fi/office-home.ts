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
    plastic: 'Muovikortteja tuotettavana',
    envelopes: 'Lahjakuoria painatettavana',
    contacts: 'Viestejä vastattavana',
    bounces: 'Viestejä, jotka eivät menneet perille',
  },
  oldest: 'vanhin {0}',
  hours: '{0} t',
  days: '{0} pv',
  late: '{0} myöhässä',
  noLists: 'Rooliisi ei kuulu työlistoja.',
};
