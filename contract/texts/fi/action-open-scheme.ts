import { texts as takenGifts } from './taken-gifts.ts';

export const texts = {
  name: 'Avaa myynti',
  lead: 'Portaali aukeaa asiakkaille heti, ja kortteja voi ostaa. Avaamista ei voi perua. Hinnat ja muut tiedot muutetaan sen jälkeen omilla sivuillaan.',
  deed: 'Avaa myynti',
  done: 'Myynti on auki.',
  form: {},
  labels: {
    product: 'Tuote',
    languages: 'Kielet',
    seller: 'Myyjä',
    address: 'Osoite',
    service: 'Asiakaspalvelu',
    annual: 'Vuosi kerralla',
    renewal: 'Jatko ajoissa',
    monthly: 'Kuukausierä',
    vat: 'Arvonlisävero',
    museum: 'Ensimmäinen museo',
    takenGifts: 'Aktivoitu lahja peruutuksessa',
    terms: 'Käyttöehdot',
  },
  phrases: {
    text: '{0}',
    sum: '{0}',
    ...takenGifts,
    noMonthly: 'Ei tarjota',
  },
  refusals: {
    alreadyOpen: 'Myynti on jo auki.',
    missing: 'Vielä puuttuu {0|# asia|# asiaa}. Luettelo on sivun alussa.',
  },
};
