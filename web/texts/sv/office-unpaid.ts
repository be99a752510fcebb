import type { texts as fi } from '../fi/office-unpaid.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  title: 'Obetalt',
  description: 'Månadsbetalningar där någon rat är obetald.',
  heading: 'Obetalt',
  lead: 'Månadsbetalningar där någon rat är obetald, den som har väntat längst först. Meddelandena skickas av sig själva; efter det sista avgör en människa vad som görs.',
  ages: 'Hur länge betalningen har varit obetald',
  between: '{0}–{1|# dag|# dagar}',
  longer: 'över {0|# dag|# dagar}',
  nothing: 'Alla månadsbetalningar är betalda i tid.',
  gone: 'Kontot har raderats',
  days: '{0|# dag|# dagar}',
  more: 'Listan visar bara dem som har väntat längst.',
  columns: {
    person: 'Kund',
    count: 'Rater',
    due: 'Obetalt',
    oldest: 'Äldsta raten',
    age: 'Ålder',
    next: 'Härnäst',
  },
  next: {
    works: 'Kortet fungerar till {0}',
    letter: 'Ett meddelande skickas den {0}',
    lastLetter: 'Det sista meddelandet skickas den {0}',
    decide: 'Det sista meddelandet skickades den {0}: avgör vad som görs',
  },
};
