export const texts = {
  title: 'Kuukausimaksu',
  description: 'Osta {product} kuukausimaksulla: 12 erää, ja kortti on käytössäsi heti.',
  heading: 'Kuukausimaksu',
  lead: 'Avaamme ostosivun kuukausimaksua varten.',
  open: 'Jatka ostosivulle',
};
