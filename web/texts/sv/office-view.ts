import type { texts as fi } from '../fi/office-view.ts';
import { texts as myCard } from './parts/my-card.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as kinds } from './parts/payment-words.ts';

export const texts: typeof fi = {
  frame,
  myCard,
  title: 'Med kundens ögon',
  description: 'Kundens egen sida, bara för läsning.',
  heading: 'Med kundens ögon',
  missing: 'Kunden hittades inte.',
  page: '{0}: kundens egen sida',
  notice:
    'Du ser sidan som kunden ser den. Du är inloggad som dig själv och kan inte göra något på sidan.',
  logged: 'Visningen har antecknats. Kunden ser det på sina egna sidor.',
  reads: {
    fi: 'Kunden läser sidan på finska.',
    sv: 'Kunden läser sidan på svenska.',
    en: 'Kunden läser sidan på engelska.',
  },
  back: 'Tillbaka till kundens händelser',
  says: 'Vad sidan säger',
  validity: 'Kort',
  plastic: 'Plastkort',
  visits: 'Besök',
  hidden: 'dagboken är dold: vi ser varken museer eller dagar',
  openVisits: 'Öppna besöken',
  plastics: {
    ordered: 'beställt',
    inProduction: 'i produktion',
    posted: 'postat {0}',
  },
  kinds,
  orders: 'Beställningar och kvitton',
  noOrders: 'Inga beställningar.',
  diary: 'Besök',
  noVisits: 'Inga besök ännu.',
  diaryHidden: '{0} besök. Kunden har dolt dagboken: vi ser varken museer eller dagar.',
  letters: 'Meddelanden som har skickats till kunden',
  noLetters: 'Inga meddelanden.',
  newest: 'De {0} senaste.',
  states: {
    paid: 'betald',
    pending: 'bekräftas',
    unpaid: 'påbörjad, obetald',
    notThrough: 'gick inte igenom',
    declined: 'avvisad',
    refunding: 'återbetalas',
    refunded: 'återbetald',
  },
  withdrawn: 'ångrad {0}',
  withdrawUntil: 'kan ångras till och med {0}',
  noCard: 'inget kort',
};
