import type { texts as fi } from '../fi/office-home.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  title: 'Administration',
  description: 'Det som väntar på att bli gjort.',
  heading: 'Administration',
  greeting: 'Hej, {0}.',
  waits: 'Väntar på åtgärd',
  legend: 'Ett streck är ett ärende. Rött är äldre än utlovat, blått från i går eller tidigare.',
  lists: {
    approvals: 'Begäranden att godkänna',
    goodwillRuns: 'Gottgörelser för många att godkänna',
    refunds: 'Återbetalningar att göra för hand',
    withdrawals: 'Ångermeddelanden att behandla',
    unmatched: 'Betalningar utan beställning',
    unreturned: 'Betalningar utan besked',
    stuck: 'Betalningar som har fastnat',
    charges: 'Debiteringar utan svar',
    plastic: 'Plastkort att producera',
    envelopes: 'Gåvokuvert att trycka',
    contacts: 'Meddelanden att besvara',
    gifts: 'Gåvor som inte har kommit fram',
    bounces: 'Meddelanden som inte kom fram',
  },
  oldest: 'äldst {0}',
  hours: '{0} h',
  days: '{0} d',
  late: '{0|# försenad|# försenade}',
  operations: {
    heading: 'Brådskande för den som sköter servern',
    backup: {
      never: 'Ingen säkerhetskopia har någonsin tagits.',
      failed: 'Den senaste säkerhetskopieringen misslyckades.',
      late: 'Ingen säkerhetskopia har tagits på över ett dygn.',
    },
    drill: {
      never: 'Det har aldrig prövats om säkerhetskopian går att återställa.',
      failed: 'Säkerhetskopian gick inte att återställa när det prövades.',
      late: 'Det har inte prövats på över en vecka om säkerhetskopian går att återställa.',
    },
    succeeded: 'Lyckades senast {0}.',
    advice: 'Meddela den som sköter servern.',
  },
  failedJobs: {
    heading: 'Bakgrundsarbete har misslyckats',
    lead: 'Det försöktes många gånger och väntar nu. Orsaken står i serverns logg. Försök igen när orsaken är borta: ingenting görs två gånger.',
    task: '{0}: {1}, äldst {2}',
    times: '{0|# arbete|# arbeten}',
    retry: 'Försök igen',
    retried: '{0|# arbete|# arbeten} försöks igen.',
    notRetried: 'Det gick inte att försöka igen. Vänta en stund och pröva på nytt.',
    error: 'Fel',
  },
  oldKey:
    'Den gamla krypteringsnyckeln (OTHER_SECRET_KEYS) har varit onödig sedan {0}. Be den som sköter servern ta bort den ur inställningarna.',
  noLists: 'Din roll har inga arbetslistor.',
};
