import type { texts as fi } from '../fi/museum.ts';

export const texts: typeof fi = {
  title: 'Museum',
  description:
    '{0}: entry with the {product}, the price of a single ticket and the nearest museums.',
  all: 'All museums',
  missing: 'The museum was not found',
  missingLead: 'The address is wrong, or the museum no longer takes part.',
  lead: 'With the {product} you walk in without a ticket, as often as you like.',
  ticket: 'Single ticket',
  ticketHelp: 'an adult without the card',
  withCard: 'With the {product}',
  free: 'Nothing to pay',
  website: 'The museum’s own pages',
  map: 'Place on the map',
  mapLink: 'OpenStreetMap',
  nearby: 'Nearest museums',
  kilometres: '{0} km',
  how: 'Show the card on your phone or the plastic card at the desk, or tell your customer number and show an ID. Check the opening hours on the museum’s own pages.',
  mine: 'Open My {product}',
};
