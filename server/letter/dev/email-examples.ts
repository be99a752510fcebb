const stopLink = 'https://kortti.example/oma/pysayta-vaihto#token';
const signInFrom = Date.UTC(2026, 6, 11, 9);

/** Letters about an address that changes. */
export const emailExamples = {
  'email-change': { link: 'https://kortti.example/oma/uusi-osoite#token', hours: 24 },
  'email-change-asked': { link: stopLink, days: 7 },
  'email-changed': { link: stopLink, days: 7 },
  'email-replaced': { signInFrom, link: stopLink, days: 7 },
  'email-given': { signInFrom },
  'email-removed': {},
};
