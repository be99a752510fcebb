import type { texts as fi } from '../fi/museum.ts';

export const texts: typeof fi = {
  title: 'Museum',
  description:
    '{0}: entry with the {product}, the price of a single ticket and the nearest museums.',
  all: 'All museums',
  missing: 'The museum was not found',
  missingLead: 'The address is wrong, or the museum is no longer part of the scheme.',
  lead: 'With the {product} you walk in without a ticket, once a day.',
  ticket: 'Single ticket',
  ticketHelp: 'adult price without the card',
  withCard: 'With the {product}',
  free: 'No charge',
  website: 'The museum’s own website',
  map: 'Location on the map',
  mapLink: 'OpenStreetMap',
  nearby: 'Nearest museums',
  kilometres: '{0} km',
  how: 'At the desk, show the card on your phone, the plastic card or your customer number, together with your photo ID. You can visit the same museum once a day. Check the opening hours on the museum’s own website.',
  mine: 'Open My {product}',
};
