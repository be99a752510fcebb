export const texts = {
  common: {
    service: 'Asiakaspalvelu: {0}, {1} ({2})',
    automatic: 'Tämä on automaattinen viesti, johon ei voi vastata.',
  },
  loginCode: {
    subject: '{0} on kertakoodisi',
    preview: 'Koodi toimii {0} minuuttia.',
    title: 'Tässä kertakoodisi',
    label: 'Kertakoodi',
    body: 'Kirjoita koodi sivulle, jolla pyysit sen. Koodi toimii {0} minuuttia ja vain yhden kerran.',
    notYou:
      'Jos et pyytänyt koodia, sinun ei tarvitse tehdä mitään. Älä kerro koodia kenellekään: emme koskaan kysy sitä sinulta.',
  },
  passwordReset: {
    subject: 'Valitse uusi salasana',
    preview: 'Linkki toimii {0} minuuttia.',
    title: 'Uusi salasana',
    body: 'Pyysit linkin, jolla voit valita uuden salasanan. Linkki toimii {0} minuuttia ja vain yhden kerran.',
    button: 'Valitse uusi salasana',
    notYou:
      'Jos et pyytänyt linkkiä, sinun ei tarvitse tehdä mitään. Nykyinen salasanasi toimii edelleen.',
  },
};
