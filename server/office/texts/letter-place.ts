import type { Language } from '../../../domain/base/language.ts';
import { letterName } from '../../letter/letter-names.ts';
import { isLetterName, type LetterName } from '../../letter/letters.ts';

/** Files with several letters or under another name: the letter by the first path segment, or for the whole file. */
const LETTERS: Record<string, LetterName | Record<string, LetterName>> = {
  'contact-letters': { answer: 'contact-answer', received: 'contact-received' },
  'contract-letters': {
    ended: 'contract-ended',
    failed: 'instalment-failed',
    inOrder: 'instalments-in-order',
    notice: 'entry-notice',
    restored: 'contract-restored',
    stopped: 'entry-stopped',
  },
  'gift-news': { activated: 'gift-activated', bounced: 'gift-bounced', unopened: 'gift-unopened' },
  'invoice-letters': { failed: 'payment-failed', pending: 'payment-pending' },
  moved: {
    cardAway: 'card-moved-away',
    cardHere: 'card-moved-here',
    orderAway: 'order-moved-away',
    orderHere: 'order-moved-here',
  },
  'office-email': {
    given: 'email-given',
    joined: 'accounts-joined',
    parted: 'accounts-parted',
    removed: 'email-removed',
    replaced: 'email-replaced',
  },
  posted: { envelope: 'envelope-posted', plastic: 'plastic-posted' },
  'refund-letter': { atSite: 'refund-by-hand', done: 'refund-sent', toAccount: 'refund-by-hand' },
  'unpaid-letters': {
    ended: 'plan-ended-unpaid',
    last: 'plan-unpaid-last',
    reminder: 'plan-unpaid',
  },
  'renewal-letter': 'renewal-confirmation',
};

type Translated = Record<Language, string>;
const PAPERS: Record<string, Translated> = {
  receipt: { fi: 'Kuitti', sv: 'Kvitto', en: 'Receipt' },
  'withdrawal-form': { fi: 'Peruuttamislomake', sv: 'Ångerblankett', en: 'Withdrawal form' },
  names: { fi: 'Viestien nimet', sv: 'Meddelandenas namn', en: 'Names of messages' },
};
const SHARED: Translated = {
  fi: 'Viestien yhteiset osat',
  sv: 'Meddelandenas gemensamma delar',
  en: 'Parts that messages share',
};

/** Shared texts are previewed in this letter, which has most of them. */
const SHARED_SEEN_IN = 'purchase-confirmation';

/** The office's name of the letter with a text. */
export function letterPlace(file: string, path: string, language: Language): string {
  const letter = letterOf(file, path);
  return letter ? letterName(letter, language) : (PAPERS[ownName(file)] ?? SHARED)[language];
}

/** The letter that previews a text; null for an attached document. */
export function letterShown(file: string, path: string): LetterName | null {
  return letterOf(file, path) ?? (Object.hasOwn(PAPERS, ownName(file)) ? null : SHARED_SEEN_IN);
}

function letterOf(file: string, path: string): LetterName | null {
  const own = ownName(file);
  if (isLetterName(own)) return own;
  const [first = ''] = path.split('.');
  const held = LETTERS[own];
  const named = typeof held === 'string' ? held : (held?.[first] ?? kebab(first));
  return isLetterName(named) ? named : null;
}

const ownName = (file: string) => file.replace(/^letter\//, '');

const kebab = (name: string) => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
