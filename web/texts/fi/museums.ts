export const texts = {
  title: 'Museot',
  description: 'Kaikki museot, joihin pääset {product.ade}, paikkakunnittain.',
  lead: '{product} avaa ovet {0} museoon {1} paikkakunnalla. Käy missä haluat, kussakin museossa kerran päivässä.',
  none: 'Museoiden luetteloa ei saatu juuri nyt näkyviin. Lataa sivu hetken kuluttua uudelleen.',
  search: 'Hae museota',
  town: 'Paikkakunta',
  everyTown: 'Kaikki',
  clear: 'Näytä kaikki',
  found: 'Löytyneitä museoita: {0}.',
  noneFound: 'Hakusanalla ei löytynyt museota. Kokeile lyhyempää sanaa.',
};
