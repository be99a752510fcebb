import type { texts as fi } from '../fi/office-museum.ts';
import { texts as time } from './parts/line-of-time.ts';
import { texts as lookAhead } from './parts/look-ahead.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  time,
  lookAhead,
  title: 'Museum',
  description: 'Museets kassor, besök och händelser.',
  heading: 'Museum',
  missing: 'Museet hittades inte.',
  publicPage: 'Öppna museets sida',
  edit: 'Redigera uppgifter',
  coming: 'Kommande',
  begins: {
    joins: 'Museet kommer med',
    price: 'Inträdesbiljett {0}',
    season: 'Nya öppettider',
    exhibition: 'Utställningen {0}',
    leaves: 'Sista dagen med kortet',
  },
  now: 'Nu',
  joined: 'Med sedan',
  left: 'Lämnade',
  ticket: 'Inträdesbiljett',
  unknown: 'inte känt',
  website: 'Webbplats',
  allVisits: 'Besök totalt',
  desks: 'Kassa',
  clerks: 'Kassabiträden',
  managers: 'Kassaansvariga',
  lastSignIn: 'Senaste inloggning',
  list: 'Kortlistan hämtad',
  tillKeys: 'Nycklar till kassasystem',
  never: 'aldrig',
  signedIn: 'senast inloggad: {0}',
  manage: 'Hantera kassornas personal',
  months: 'Besök per månad',
  noVisits: 'Inga besök ännu.',
  roles: {
    clerk: 'kassabiträde',
    manager: 'kassaansvarig',
  },
};
