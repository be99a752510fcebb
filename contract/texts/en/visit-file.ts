import type { texts as fi } from '../fi/visit-file.ts';

export const texts: typeof fi = {
  fileName: 'museum-visits',
  columns: { day: 'Day', museum: 'Museum', town: 'Town', ticketPrice: 'Single ticket (€)' },
};
