import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../../domain/base/language.ts';
import { type Rewording, reword } from '../../domain/wording/text-tree.ts';

/** What the office has reworded, by file and language: 'letter/gift.fi'. */
export type Wording = ReadonlyMap<string, Rewording>;
type InLanguages<Texts> = Readonly<Record<Language, Texts>>;

const shippedTexts = new Map<string, InLanguages<unknown>>();
let current: Wording = new Map();
/** A draft, or a day to come, is read by the one who looks at it, while everybody else is told what holds. */
const drafts = new AsyncLocalStorage<Wording>();

/** The texts of a file as the office words them today. Reading one that nobody has reworded costs a look into a map. */
export function worded<Texts>(file: string, shipped: InLanguages<Texts>): InLanguages<Texts> {
  shippedTexts.set(file, shipped);
  const made: Partial<Record<Language, { own: Rewording; texts: Texts }>> = {};
  const inLanguage = (language: Language): Texts => {
    const own = (drafts.getStore() ?? current).get(`${file}.${language}`);
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

/** Every file that the server reads, as shipped. */
export function textsOfServer(): ReadonlyMap<string, InLanguages<unknown>> {
  return shippedTexts;
}

export function setWording(wording: Wording): void {
  current = wording;
}

/** The wording of who looks at another than everybody's. */
export function ownWording(): Wording | undefined {
  return drafts.getStore();
}

/** Whatever is written within reads this wording. */
export function withWording<Written>(wording: Wording, write: () => Written): Written {
  return drafts.run(wording, write);
}
