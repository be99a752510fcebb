import type { Language } from '../../../domain/base/language.ts';
import { letterName } from '../../letter/letter-names.ts';
import { isLetterName, LETTER_NAMES, type LetterName, letterKind } from '../../letter/letters.ts';

/** Texts that are not under the name of their letter: 'gift-news.activated', or the name of a whole file. */
const PLACES = new Map(
  LETTER_NAMES.flatMap(
    (name) => letterKind(name).textsAt?.map((place) => [place, name] as const) ?? [],
  ),
);

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
  const named = PLACES.get(own) ?? PLACES.get(`${own}.${first}`) ?? kebab(first);
  return isLetterName(named) ? named : null;
}

const ownName = (file: string) => file.replace(/^letter\//, '');

const kebab = (name: string) => name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
