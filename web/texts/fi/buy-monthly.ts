import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';

export const texts = {
  title: 'Kuukausimaksu',
  description: `Osta {product} kuukausimaksulla: ${INSTALMENT_COUNT} erää, ja kortti on käytössäsi heti.`,
  heading: 'Kuukausimaksu',
  lead: 'Avaamme ostosivun kuukausimaksua varten.',
  open: 'Jatka ostosivulle',
};
