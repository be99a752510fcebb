export const texts = {
  name: 'Muuta osoite',
  lead: 'Kun asiakas on muuttanut, osoite puuttuu tai siinä on virhe. Muovikortti postitetaan tähän osoitteeseen.',
  deed: 'Muuta osoite',
  done: 'Osoite muutettiin.',
  form: {
    streetAddress: 'Katuosoite',
    zipCode: 'Postinumero',
    city: 'Postitoimipaikka',
    country: 'Maa',
  },
  labels: {
    address: 'Postiosoite',
    plastic: 'Tilattu muovikortti',
    printed: 'Valmistuksessa oleva kortti',
    told: 'Asiakas',
  },
  phrases: {
    words: '{0}',
    none: 'Ei osoitetta',
    turned: 'Postitetaan uuteen osoitteeseen',
    printed: 'Lähtee vanhaan osoitteeseen, eikä se muutu: {0} (erä {1})',
    notPosted: 'Emme postita muovikortteja tähän maahan ({0}): kortti lähtee vanhaan osoitteeseen',
    letter: 'Saa sähköpostiin viestin, jossa uusi osoite lukee',
  },
  refusals: {
    streetAddress: 'Tarkista katuosoite: 2–255 merkkiä.',
    zipCode: 'Tarkista postinumero: Suomessa viisi numeroa, muualla 2–10 kirjainta tai numeroa.',
    city: 'Tarkista postitoimipaikka: 2–40 merkkiä, ei numeroita.',
    same: 'Osoite on jo tämä.',
  },
};
