import type { texts as fi } from '../fi/office-museum.ts';
import { texts as time } from './parts/line-of-time.ts';
import { texts as lookAhead } from './parts/look-ahead.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  time,
  lookAhead,
  title: 'Museum',
  description: 'A museum’s desks, visits and events.',
  heading: 'Museum',
  missing: 'There is no such museum.',
  publicPage: 'Open the museum’s page',
  edit: 'Edit the details',
  coming: 'Coming',
  begins: {
    joins: 'The museum joins',
    price: 'Single ticket {0}',
    season: 'New opening hours',
    exhibition: 'Exhibition {0}',
    leaves: 'Last day with the card',
  },
  now: 'Now',
  joined: 'Joined',
  left: 'Left',
  ticket: 'Single ticket',
  unknown: 'not known',
  website: 'Website',
  allVisits: 'Total visits',
  desks: 'Ticket desk',
  clerks: 'Clerks',
  managers: 'Desk managers',
  lastSignIn: 'Last sign-in',
  list: 'Card list fetched',
  tillKeys: 'Till keys',
  never: 'never',
  signedIn: 'last signed in: {0}',
  manage: 'Manage desk staff',
  months: 'Visits by month',
  noVisits: 'No visits yet.',
  roles: {
    clerk: 'clerk',
    manager: 'desk manager',
  },
};
