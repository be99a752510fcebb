import type { texts as fi } from '../fi/office-refunds.ts';
import { texts as nav } from './parts/office-nav.ts';

export const texts: typeof fi = {
  nav,
  title: 'Återbetalningar',
  description: 'Återbetalningar som väntar på en människa.',
  heading: 'Återbetalningar',
  lead: 'Återbetalningar som betaltjänsten inte kan skicka själv eller inte har svarat på. Betala tillbaka i betaltjänstens egen portal och märk sedan återbetalningen som gjord.',
  waiting: 'Väntar på dig ({0})',
  nothing: 'Ingen återbetalning väntar.',
  reason: {
    paidTwice: 'Betald två gånger',
    withdrawn: 'Beställningen ångrad',
    orderForgotten: 'Betald när beställningen inte längre var känd',
    codeUsedUp: 'Betald när kampanjkoden redan var slut',
    otherSum: 'En annan summa betalades än beställningens',
  },
  why: {
    byHand: 'Betalningssättet saknar återbetalning, eller betaltjänsten avvisade den.',
    sent: 'Begäran skickades men inget svar kom. Kontrollera i portalen om pengarna gick. Betala inte tillbaka en andra gång.',
    pending: 'Betaltjänsten har inte bekräftat återbetalningen på en vecka.',
    done: 'Gjord.',
  },
  transaction: 'transaktion {0}',
  mark: 'Märk som gjord',
  sure: 'Har pengarna redan gått till kunden? Märkningen kan inte ångras.',
  yes: 'Ja, märk som gjord',
  no: 'Inte ännu',
  done: 'Senast märkta',
  doneBy: 'Gjord {0}, {1}',
  failed: 'Det lyckades inte. Försök igen.',
  denied: 'Den här sidan är för personalen.',
};
