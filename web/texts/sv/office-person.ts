import { texts as rights } from '../../../contract/texts/sv/rights.ts';
import type { texts as fi } from '../fi/office-person.ts';
import { texts as states } from './parts/card-states.ts';
import { texts as time } from './parts/line-of-time.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

const { roles } = rights;

export const texts: typeof fi = {
  frame,
  actions,
  states,
  time,
  title: 'Kund',
  description: 'Kundens uppgifter och händelser.',
  heading: 'Kund',
  missing: 'Kunden hittades inte.',
  born: 'f. {0}',
  since: 'kund sedan {0}',
  languages: {
    fi: 'betjänas på finska',
    sv: 'betjänas på svenska',
    en: 'betjänas på engelska',
  },
  joined: 'Det här kontot har slagits ihop med ett annat och används inte längre.',
  joinedLink: 'Öppna personen som allt flyttades till',
  leaves: 'Kunden har bett att kontot ska raderas. Kontot raderas {0}.',
  why: 'Varför är kortet giltigt?',
  viewAs: 'Se sidan med kundens ögon',
  now: 'Nu',
  card: 'Kort',
  noCard: 'inget kort',
  number: 'Kundnummer',
  numbers: 'Tidigare nummer',
  origins: {
    issued: 'gavs med kortet',
    imported: 'kom från ett annat system',
    replaced: 'gavs i stället för ett borttappat',
  },
  formerNumber: '{0}, spärrat {1}',
  visits: 'Besök',
  hidden: 'dagboken är dold',
  instalments: 'Månadsrater',
  paidLateComing: '{0|# betald|# betalda}, {1|# försenad|# försenade}, {2} kommande',
  email: 'E-post',
  phone: 'Telefon',
  address: 'Adress',
  locked: 'Kan göras av: {0}',
  roles,
  looked: 'Öppnandet har antecknats. Kunden ser det på sina egna sidor.',
};
