import { texts as orders } from './my-orders.ts';

export const texts = {
  ...orders,
  title: 'Tilaus',
  heading: 'Tilaus {0}',
  description: 'Mitä tilattiin, miten se maksettiin ja missä vaiheessa se on.',
  missing: 'Tilausta ei löytynyt',
  missingLead: 'Tarkista numero tai katso kaikki tilauksesi.',
  all: 'Kaikki tilaukset',
  lines: 'Mitä tilattiin',
  units: '{0} kpl',
  total: 'Yhteensä',
  paidAt: 'Maksettu',
  download: 'Lataa kuitti (PDF)',
};
