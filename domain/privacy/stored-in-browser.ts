import { LASTS_SECONDS } from './lasts-seconds.ts';

/** Purpose: required by a requested service, or storing a user's choice. Neither needs consent. */
type Need = 'necessary' | 'choice';

type Lasts = keyof typeof LASTS_SECONDS | 'browser' | 'tab' | 'signOut' | 'sent' | 'release';
type Stored = { need: Need; lasts: Lasts };

const necessary = (lasts: Lasts): Stored => ({ need: 'necessary', lasts });
const choice = (lasts: Lasts): Stored => ({ need: 'choice', lasts });

/**
 * Everything that pages store in a browser: shown on the cookies page and used as the type of storage keys; browser
 * tests fail on anything else.
 */
export const STORED_IN_BROWSER = {
  cookie: {
    session: necessary('browser'),
    login: necessary('hour'),
    'login-method': choice('year'),
    device: necessary('year'),
    buyer: necessary('month'),
    activation: necessary('longest'),
    passkey: necessary('hour'),
    theme: choice('year'),
    banner: choice('month'),
    consent: choice('halfYear'),
  },
  sessionStorage: {
    'museumCard.items': necessary('tab'),
    'museumCard.shopEvents': choice('tab'),
    'museumCard.billingType': necessary('tab'),
    'museumCard.campaignCode': necessary('tab'),
    'museumCard.paymentResult': necessary('tab'),
    'museumCard.renewalPending': necessary('tab'),
    'museumCard.assetId': necessary('tab'),
    'museumCard.renewalEventId': necessary('tab'),
    'museumCard.staffInvitation': necessary('tab'),
  },
  localStorage: {
    'museumCard.logs': necessary('sent'),
    'museumCard.lastBank': choice('signOut'),
    'museumCard.deskMuted': choice('signOut'),
    'museumCard.officeKeysOff': choice('signOut'),
  },
  cacheStorage: {
    card: necessary('signOut'),
    desk: necessary('signOut'),
    offline: necessary('release'),
  },
  indexedDB: { 'museum-desk': necessary('signOut') },
};

export type StoreKind = keyof typeof STORED_IN_BROWSER;
export type StoredName<Kind extends StoreKind = StoreKind> = Kind extends StoreKind
  ? Extract<keyof (typeof STORED_IN_BROWSER)[Kind], string>
  : never;
export type StoredTexts = {
  need: Record<Need, string>;
  lasts: Record<Lasts, string>;
  purpose: Record<StoredName, string>;
};

/** Null: until the browser is closed. */
export function cookieSeconds(name: StoredName<'cookie'>): number | null {
  const { lasts } = STORED_IN_BROWSER.cookie[name];
  return lasts in LASTS_SECONDS ? LASTS_SECONDS[lasts as keyof typeof LASTS_SECONDS] : null;
}
