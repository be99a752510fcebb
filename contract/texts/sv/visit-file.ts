import type { texts as fi } from '../fi/visit-file.ts';

export const texts: typeof fi = {
  fileName: 'museibesok',
  columns: { day: 'Dag', museum: 'Museum', town: 'Ort', ticketPrice: 'Enkelbiljettens pris (€)' },
};
