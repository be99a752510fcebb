export const texts = {
  title: 'Esikatselu: museon sivu',
  lead: 'Tämä on esikatselu: näin kävijä näkee sivun, kun olet tallentanut. Mitään ei ole vielä tallennettu, eivätkä linkit toimi tässä.',
  language: 'Sivun kieli',
  day: 'Sivu tänä päivänä',
  loading: 'Sivua haetaan…',
  failed: 'Esikatselua ei saatu haettua. Kirjoittamasi on tallessa.',
  again: 'Yritä uudelleen',
  close: 'Sulje esikatselu',
};
