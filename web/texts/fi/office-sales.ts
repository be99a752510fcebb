import { FUNNEL_DAYS } from '../../../domain/tracking/funnel.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  title: 'Myynti',
  description: 'Kuinka pitkälle ostot etenevät.',
  heading: 'Näin ostot etenevät',
  lead: 'Kuinka moni avasi lomakkeen, sai tietonsa hyväksytyiksi ja maksoi. Luvuista ei näe, kuka osti, eikä niihin tarvita evästeitä.',
  time: `{0}, viimeiset ${FUNNEL_DAYS} päivää.`,
  byKind: 'Mitä ostetaan',
  byTime: 'Ajan mukaan',
  kind: {
    standard: 'Kortti itselle',
    gift: 'Lahjakortit',
    renewal: 'Voimassaolon jatkaminen',
    companyOrder: 'Yritystilaukset',
  },
  step: {
    formOpened: 'Lomake avattu',
    checkAccepted: 'Tiedot hyväksytty',
    purchaseSettled: 'Maksettu',
  },
  reached: '{0} avatuista maksettiin',
  none: 'Tällä jaksolla ei yhtään',
  notReached: 'Osuutta ei voi laskea',
  choose: { kind: 'Mitä ostetaan', all: 'Kaikki ostot', length: 'Jakso' },
  length: { week: 'Viikko', day: 'Päivä' },
  share: 'Osuus',
  shareBody:
    'Osuus on maksettujen osuus avatuista lomakkeista. Viiva tarkoittaa, ettei sitä voi laskea: lomaketta ei avattu, tai se avattiin jo aiemmin.',
  nothing: `Viimeisten ${FUNNEL_DAYS} päivän aikana ei ole vielä avattu yhtään lomaketta.`,
};
