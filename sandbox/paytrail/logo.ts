type Logo = { text: string; ink: string; mark: string };

/** Our own plain wordmarks: a shape, a colour and the name, to avoid third-party artwork. */
const LOGOS: Record<string, Logo> = {
  osuuspankki: { text: 'OP', ink: '#b4520a', mark: '<circle cx="17" cy="17" r="11"/>' },
  nordea: { text: 'Nordea', ink: '#1c2b7a', mark: '<path d="M6 26V8l22 18V8"/>' },
  danske: { text: 'Danske', ink: '#1b4a6b', mark: '<path d="M6 17h22M17 6v22"/>' },
  spankki: { text: 'S-Pankki', ink: '#0b5d3b', mark: '<path d="M25 9H9v8h16v8H9"/>' },
  pop: { text: 'POP', ink: '#6b2a78', mark: '<rect x="7" y="7" width="20" height="20"/>' },
  omasp: { text: 'Oma Sp', ink: '#155e63', mark: '<path d="M5 25l12-17 12 17z"/>' },
  aktia: { text: 'Aktia', ink: '#7a1f2b', mark: '<path d="M6 27L17 6l11 21"/>' },
  saastopankki: { text: 'Sp', ink: '#24543b', mark: '<path d="M5 19c8-14 16-14 24 0"/>' },
  alandsbanken: { text: 'Åland', ink: '#17406b', mark: '<path d="M6 12h22M6 22h22"/>' },
  sointupankki: { text: 'Sointu', ink: '#5c4a12', mark: '<path d="M12 26V8l12-3v18"/>' },
  mobilepay: {
    text: 'MobilePay',
    ink: '#2d3a8c',
    mark: '<rect x="10" y="4" width="14" height="26"/>',
  },
  siirto: { text: 'Siirto', ink: '#0f5f52', mark: '<path d="M5 17h22m-8-8l8 8-8 8"/>' },
  'apple-pay': { text: 'Apple Pay', ink: '#23262e', mark: '<circle cx="17" cy="19" r="9"/>' },
  'google-pay': {
    text: 'Google Pay',
    ink: '#31425c',
    mark: '<path d="M27 17H17m9 7a11 11 0 1 1 0-14"/>',
  },
  visa: { text: 'Visa', ink: '#1a2a6c', mark: '<rect x="4" y="9" width="26" height="17"/>' },
  mastercard: {
    text: 'Mastercard',
    ink: '#8a2b12',
    mark: '<circle cx="13" cy="17" r="9"/><circle cx="21" cy="17" r="9"/>',
  },
  amex: {
    text: 'Amex',
    ink: '#124e73',
    mark: '<rect x="6" y="6" width="22" height="22"/><path d="M6 17h22"/>',
  },
  oplaskuV1: {
    text: 'OP Lasku',
    ink: '#b4520a',
    mark: '<path d="M9 5h16v24H9zM13 12h8M13 18h8"/>',
  },
  walleyb2c: { text: 'Walley', ink: '#37474f', mark: '<path d="M5 9l6 17 6-13 6 13 6-17"/>' },
  collectorb2b: {
    text: 'Collector B2B',
    ink: '#1f5a4c',
    mark: '<path d="M29 11a11 11 0 1 0 0 14"/>',
  },
  walleyb2b: { text: 'Walley B2B', ink: '#37474f', mark: '<path d="M5 9l6 17 6-13 6 13 6-17"/>' },
  klarna: { text: 'Klarna', ink: '#6d2c4e', mark: '<path d="M9 6v22M25 6L11 18l14 10"/>' },
  epassi: { text: 'ePassi', ink: '#0f5a7a', mark: '<path d="M7 18h20a10 10 0 1 0-4 8"/>' },
  smartum: { text: 'Smartum', ink: '#7a3b00', mark: '<path d="M17 5l12 12-12 12L5 17z"/>' },
  edenred: {
    text: 'Edenred',
    ink: '#a11622',
    mark: '<circle cx="17" cy="17" r="11"/><path d="M11 17h12"/>',
  },
  zevoy: { text: 'Zevoy', ink: '#3d3184', mark: '<path d="M8 8h18L8 26h18"/>' },
  'group-mobile': { text: '', ink: '#12162a', mark: '<rect x="10" y="4" width="14" height="26"/>' },
  'group-bank': {
    text: '',
    ink: '#12162a',
    mark: '<path d="M4 13L17 5l13 8M7 13v13m7-13v13m6-13v13m7-13v13M4 29h26"/>',
  },
  'group-creditcard': { text: '', ink: '#12162a', mark: '<path d="M4 9h26v17H4zM4 15h26"/>' },
  'group-credit': { text: '', ink: '#12162a', mark: '<path d="M9 5h16v24H9zM13 12h8M13 18h8"/>' },
};

/** The ink is never pure black or white, and a light ground keeps it readable on a dark page. */
export function logoSvg(name: string): string | null {
  const logo = Object.hasOwn(LOGOS, name) ? LOGOS[name] : undefined;
  if (!logo) return null;
  const { text, ink, mark } = logo;
  const width = text ? 48 + text.length * 11 : 34;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 34" width="${width}" height="34" role="img" aria-label="${text}"><rect width="${width}" height="34" rx="3" fill="#fff"/><g fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${mark}</g><text x="40" y="23" font-family="system-ui, sans-serif" font-size="18" font-weight="650" textLength="${text.length * 10.2}" lengthAdjust="spacingAndGlyphs" fill="${ink}">${text}</text></svg>`;
}
