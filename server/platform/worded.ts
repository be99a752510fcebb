import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../domain/base/language.ts';
import { type Rewording, reword } from '../../domain/wording/text-tree.ts';

/** Rewordings by the office, by file and language: 'letter/gift.fi'. */
export type Wording = ReadonlyMap<string, Rewording>;
type InLanguages<Texts> = Readonly<Record<Language, Texts>>;

const shippedTexts = new Map<string, InLanguages<unknown>>();
let current: Wording = new Map();
/** Drafts and coming days are scoped to the preview's request. */
const drafts = new AsyncLocalStorage<Wording>();

/**
 * Current texts of a file with the office's rewordings. Unchanged files cost one map lookup. 'letter/common:gift' is one
 * part of a file whose parts stand in several modules.
 */
export function worded<Texts>(name: string, shipped: InLanguages<Texts>): InLanguages<Texts> {
  const [file = name, part] = name.split(':');
  shippedTexts.set(file, part === undefined ? shipped : withPart(file, part, shipped));
  const made: Partial<Record<Language, { own: Rewording; texts: Texts }>> = {};
  const inLanguage = (language: Language): Texts => {
    const own = partOf((drafts.getStore() ?? current).get(`${file}.${language}`), part);
    if (own === undefined) return shipped[language];
    if (made[language]?.own !== own) {
      made[language] = { own, texts: reword(shipped[language], own) };
    }
    return made[language].texts;
  };
  return {
    get fi() {
      return inLanguage('fi');
    },
    get sv() {
      return inLanguage('sv');
    },
    get en() {
      return inLanguage('en');
    },
  };
}

function partOf(own: Rewording | undefined, part: string | undefined): Rewording | undefined {
  if (part === undefined || own === undefined) return own;
  return typeof own === 'string' ? undefined : own[part];
}

function withPart(file: string, part: string, shipped: InLanguages<unknown>): InLanguages<object> {
  const known = shippedTexts.get(file);
  const parts = (language: Language) => ({
    ...(known?.[language] as object),
    [part]: shipped[language],
  });
  return { fi: parts('fi'), sv: parts('sv'), en: parts('en') };
}

/** Every text file of the server, as shipped. */
export function textsOfServer(): ReadonlyMap<string, InLanguages<unknown>> {
  return shippedTexts;
}

export function setWording(wording: Wording): void {
  current = wording;
}

/** The preview's wording, if any. */
export function ownWording(): Wording | undefined {
  return drafts.getStore();
}

/** Runs `write` with this wording. */
export function withWording<Written>(wording: Wording, write: () => Written): Written {
  return drafts.run(wording, write);
}
