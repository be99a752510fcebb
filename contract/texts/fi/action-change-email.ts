import { texts as identity } from './identity-check.ts';

export const texts = {
  name: 'Vaihda sähköpostiosoite',
  lead: 'Kun asiakas ei enää pääse vanhaan sähköpostiinsa. Varmista ensin, kuka hän on: kysy tiedot, älä kerro niitä.',
  deed: 'Vaihda osoite',
  done: 'Sähköpostiosoite vaihdettiin.',
  form: {
    ...identity.form,
    newAddress: 'Uusi sähköpostiosoite',
    again: 'Uusi osoite uudelleen',
    differ: 'Osoitteet eivät ole samat.',
  },
  labels: {
    address: 'Sähköposti',
    identity: 'Henkilöllisyys',
    access: 'Kirjautuminen',
    old: 'Vanha osoite',
    room: 'Uusi osoite',
    card: 'Kortti ja tilaukset',
  },
  phrases: {
    words: '{0}',
    free: 'Ei muuta tiliä',
    emptied: 'Osoitteella avattu tyhjä tili poistetaan',
    compared: 'Tarkistettu {0|# tieto|# tietoa}',
    waits:
      'Tili kirjataan ulos kaikilta laitteilta, ja salasana poistetaan. Uudella osoitteella pääsee sisään {0} tunnin kuluttua.',
    told: 'Saa viestin, jolla vaihdon voi pysäyttää {0} päivän ajan',
    toldOnly:
      'Saa viestin. Vaihtoa sillä ei voi pysäyttää, koska osoitteella ei ole vielä kirjauduttu.',
    unchanged: 'Ei muutu',
  },
  refusals: {
    ...identity.refusals,
    invalid: 'Tarkista uusi osoite.',
    same: 'Tilillä on jo tämä osoite.',
    taken:
      'Osoitteella {0} on jo tili, jolla on kortti, tilauksia tai viestejä. Hae se ja yhdistä henkilöt, tai kysy toinen osoite.',
    works: 'Henkilö on täällä töissä. Hän vaihtaa osoitteensa itse omissa tiedoissaan.',
  },
};
