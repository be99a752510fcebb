const stopLink = 'https://kortti.example/oma/pysayta-vaihto#token';
const signInFrom = Date.UTC(2026, 6, 11, 9);

/** Letters about changed addresses and about cards or orders moved to another person. */
export const emailExamples = {
  'email-change': { link: 'https://kortti.example/oma/uusi-osoite#token', hours: 24 },
  'email-change-asked': { link: stopLink, days: 7 },
  'email-changed': { link: stopLink, days: 7 },
  'email-replaced': { signInFrom, link: stopLink, days: 7 },
  'email-given': { signInFrom },
  'email-removed': {},
  'accounts-joined': { signInFrom, isKept: true },
  'accounts-parted': {},
  'card-moved-away': { orderNumber: null, link: null },
  'card-moved-here': { orderNumber: null, link: 'https://kortti.example/oma' },
  'order-moved-away': { orderNumber: 'MK100123', link: null },
  'order-moved-here': {
    orderNumber: 'MK100123',
    link: 'https://kortti.example/oma/tilaukset',
  },
};
