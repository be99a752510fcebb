import type { texts as fi } from '../fi/museum.ts';

export const texts: typeof fi = {
  title: 'Museum',
  description: '{0}: inträde med {product.def}, pris för enkelbiljett och de närmaste museerna.',
  all: 'Alla museer',
  missing: 'Museet hittades inte',
  missingLead: 'Adressen är fel, eller så är museet inte längre med.',
  lead: 'Med {product.def} går du in utan biljett, en gång om dagen.',
  ticket: 'Enkelbiljett',
  ticketHelp: 'vuxenpris utan kort',
  withCard: 'Med {product.def}',
  free: 'Ingen avgift',
  website: 'Museets egen webbplats',
  map: 'Läge på kartan',
  mapLink: 'OpenStreetMap',
  nearby: 'Närmaste museer',
  kilometres: '{0} km',
  how: 'Visa kortet i telefonen, plastkortet eller kundnumret samt legitimation i kassan. Du kommer in på samma museum en gång om dagen. Kontrollera öppettiderna på museets egen webbplats.',
  mine: 'Öppna Mitt {product}',
};
