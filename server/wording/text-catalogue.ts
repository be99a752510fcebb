import type { PageTextsOfWeb } from '../../contract/page/page-render.ts';
import { LANGUAGES, type Language } from '../../domain/base/language.ts';
import { leavesOf } from '../../domain/wording/text-tree.ts';
import { textsOfServer } from '../platform/worded.ts';

type InLanguages<Value> = Record<Language, Value>;
/** Place of a text: in a page's texts, or in a file that the server reads. */
export type TextPlace = { file: string; path: string };
export type CataloguedText = { key: string; shipped: InLanguages<string>; places: TextPlace[] };
type Files = Map<string, InLanguages<unknown>>;
export type Catalogue = ReadonlyMap<string, CataloguedText>;

/** Shared parts: a page's text equal to a shared one in all languages belongs to the shared one. */
const SHARED = /^(contract|part)\//;
// Orders store the name of the sentence agreed to, terms are versioned, and file names are no texts.
const LOCKED =
  /^(contract\/(start-card|start-renewal|terms)|page\/(terms|privacy|dev-[\w-]+)):|[:.]file[nN]ame$/;

let textsOfWeb: (() => Promise<PageTextsOfWeb>) | null = null;
let made: Promise<Catalogue> | null = null;

/** Page texts come from the web build; without it there are only those of the server. */
export function setTextsOfWeb(load: (() => Promise<PageTextsOfWeb>) | null): void {
  textsOfWeb = load;
  made = null;
}

/** Every text of the product by key; built on first use. */
export function findCatalogue(): Promise<Catalogue> {
  made ??= makeCatalogue().catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}

export async function findPagesOfFiles(): Promise<PageTextsOfWeb['pages']> {
  return (await textsOfWeb?.())?.pages ?? {};
}

async function makeCatalogue(): Promise<Catalogue> {
  const web = await textsOfWeb?.();
  const files: Files = new Map([...Object.entries(web?.files ?? {}), ...textsOfServer()]);
  const shared = sharedTexts(files);
  const catalogue = new Map<string, CataloguedText>();
  for (const { file, path, shipped } of textsAtPlaces(files)) {
    const key = shared.get(inAllLanguages(shipped)) ?? `${file}:${path}`;
    if (LOCKED.test(key) || LOCKED.test(`${file}:${path}`)) continue;
    const known = catalogue.get(key);
    if (known) known.places.push({ file, path });
    else catalogue.set(key, { key, shipped, places: [{ file, path }] });
  }
  return catalogue;
}

/** Texts of shared files in all languages, with the key of the first occurrence. */
function sharedTexts(files: Files): Map<string, string> {
  const shared = new Map<string, string>();
  for (const file of [...files.keys()].filter((name) => SHARED.test(name)).toSorted()) {
    for (const { path, shipped } of textsOf(files.get(file))) {
      const said = inAllLanguages(shipped);
      if (!shared.has(said)) shared.set(said, `${file}:${path}`);
    }
  }
  return shared;
}

/** Shared parts are no pages; texts shared with the browser that the server does not read are skipped. */
function textsAtPlaces(files: Files) {
  const read = textsOfServer();
  return [...files]
    .filter(([file]) => file.startsWith('page/') || read.has(file))
    .flatMap(([file, texts]) => textsOf(texts).map((text) => ({ file, ...text })));
}

const inAllLanguages = (shipped: InLanguages<string>) =>
  LANGUAGES.map((each) => shipped[each]).join('\n');

function textsOf(texts: InLanguages<unknown> | undefined) {
  const [fi, sv, en] = LANGUAGES.map((language) => new Map(leavesOf(texts?.[language])));
  return [...(fi ?? [])].map(([path, text]) => ({
    path,
    shipped: { fi: text, sv: sv?.get(path) ?? text, en: en?.get(path) ?? text },
  }));
}
