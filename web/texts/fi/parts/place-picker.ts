export const texts = {
  find: 'Etsi paikka',
  findHint:
    'Kirjoita paikkakunta tai postinumero. Tarkan paikan saat liittämällä tähän koordinaatit tai linkin karttapalvelusta, tai painamalla karttaa.',
  found: 'Löytyi. Tarkenna painamalla karttaa.',
  notFound: 'Paikkaa ei löytynyt. Kirjoita nimi kokonaan tai paina karttaa.',
  far: 'Huomaa: paikka on {0} km:n päässä postinumeroalueesta {1}.',
  nearer: 'Lähemmäs',
  farther: 'Kauemmas',
  kilometres: '{0} km',
  source: 'Paikkakunnat: GeoNames, CC BY 4.0',
};
