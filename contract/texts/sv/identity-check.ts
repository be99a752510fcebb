import type { texts as fi } from '../fi/identity-check.ts';

/** Identity check on the phone, shared by all actions that grant access to an account. */
export const texts: typeof fi = {
  form: {
    facts: 'Vilka uppgifter kontrollerade du?',
    factsHint:
      'Minst tre uppgifter, varav en som bara kunden vet: kundnummer, beställning eller besök.',
    fact: {
      fullName: 'Hela namnet',
      yearOfBirth: 'Födelseår',
      postalAddress: 'Postadress',
      phone: 'Telefonnummer',
      customerNumber: 'Kundnummer',
      orderSum: 'Beställningens summa',
      orderDay: 'Beställningsdag',
      lastVisit: 'Senaste museibesöket',
    },
  },
  refusals: {
    notKnown:
      'Vi saknar någon av de valda uppgifterna om kunden, så den kan inte ha kontrollerats.',
    tooFewFacts: 'Kontrollera minst {0|# uppgift|# uppgifter}.',
    noOwnFact:
      'Kontrollera dessutom något som bara kunden vet: kundnumret, beställningens summa eller dag, det senaste besöket.',
  },
};
