import type { texts as fi } from '../fi/museums.ts';

export const texts: typeof fi = {
  title: 'Museer',
  description: 'Alla museer som du kommer in på med {product.def}, ort för ort.',
  lead: '{product.def} öppnar dörrarna till {0|# museum|# museer} på {1|# ort|# orter}. Gå vart du vill, en gång om dagen på varje museum.',
  none: 'Listan över museer kan inte visas just nu. Ladda om sidan om en stund.',
  search: 'Sök museum',
  town: 'Ort',
  everyTown: 'Alla',
  clear: 'Visa alla',
  found: 'Hittade museer: {0}.',
  noneFound: 'Inget museum hittades. Prova ett kortare ord.',
};
