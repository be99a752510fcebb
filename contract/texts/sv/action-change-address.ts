import type { texts as fi } from '../fi/action-change-address.ts';

export const texts: typeof fi = {
  name: 'Ändra adressen',
  lead: 'När kunden har flyttat, adressen saknas eller är fel. Plastkortet skickas till den här adressen.',
  deed: 'Ändra adressen',
  done: 'Adressen ändrades.',
  form: { streetAddress: 'Gatuadress', zipCode: 'Postnummer', city: 'Postort', country: 'Land' },
  labels: {
    address: 'Postadress',
    plastic: 'Beställt plastkort',
    printed: 'Kort under tillverkning',
    told: 'Kunden',
  },
  phrases: {
    words: '{0}',
    none: 'Ingen adress',
    turned: 'Skickas till den nya adressen',
    printed: 'Skickas till den gamla adressen, och det ändras inte: {0} (omgång {1})',
    notPosted:
      'Vi skickar inte plastkort till det här landet ({0}): kortet skickas till den gamla adressen',
    letter: 'Får ett e-postmeddelande där den nya adressen står',
  },
  refusals: {
    streetAddress: 'Kontrollera gatuadressen: 2–255 tecken.',
    zipCode: 'Kontrollera postnumret: i Finland fem siffror, annars 2–10 bokstäver eller siffror.',
    city: 'Kontrollera postorten: 2–40 tecken, inga siffror.',
    same: 'Adressen är redan den här.',
  },
};
