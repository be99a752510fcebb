import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import type { texts as fi } from '../../fi/parts/order.ts';

export const texts: typeof fi = {
  heading: 'Din beställning',
  annual: '{product}, {0|# månad|# månader}',
  monthly: '{product}, första månadsraten',
  plastic: 'Plastkort per post',
  campaign: 'Kampanj {0}',
  total: 'Att betala nu',
  instalments: `${INSTALMENT_COUNT} rater, totalt {0}`,
  priceUnknown: 'priset är inte känt ännu',
  worksAtOnce:
    'Kortet fungerar genast efter betalningen, i telefonen eller med kundnumret och legitimation.',
  delivery: 'Plastkortet kommer med posten inom {0|# vecka|# veckor}.',
  locked:
    'Kortet tillverkas automatiskt med det här namnet och födelseåret, och du kan inte själv ändra dem efteråt.',
  toMonthly: `Betala i ${INSTALMENT_COUNT} månadsrater: {0} per månad, totalt {1}`,
  toAnnual: 'Betala på en gång: {0}',
  loom: {
    label: 'Kortet vävs fortfarande. Kundnumret skapas efter betalningen.',
    note: 'Vävs fortfarande. Numret skapas efter betalningen.',
    firstName: 'Ditt',
    lastName: 'namn',
  },
  strip: { toPay: 'Att betala', show: 'Visa beställningen' },
  check: {
    heading: 'Kontrollera ännu en gång',
    change: 'Ändra',
    changeWhat: 'uppgifter',
    holder: 'Kortets innehavare',
    born: '{0}, f. {1}',
    address: 'Adress',
    email: 'E-post',
    phone: 'Telefon',
    plastic: 'Plastkort',
    plasticYes: 'Ja, per post',
    plasticNo: 'Nej, kortet i telefonen',
    campaign: 'Kampanjkod',
    missing: 'Saknas fortfarande',
  },
};
