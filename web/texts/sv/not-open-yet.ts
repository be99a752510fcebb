import type { texts as fi } from '../fi/not-open-yet.ts';

export const texts: typeof fi = {
  title: 'Den här dörren öppnas snart',
  description: 'Sidan är inte öppen ännu.',
  lead: 'Vi bygger det här rummet just nu. Under tiden hjälper kundtjänsten dig med allt som gäller {product.def}.',
  home: 'Gå till startsidan',
  rya: 'En halvfärdig rya i vävstolen',
  labelTitle: 'Ännu i vävstolen',
  label: 'Knutarna blir fler för varje dag.',
};
