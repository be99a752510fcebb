import { createHash } from 'node:crypto';
import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { type Rewording, rewordingOf } from '../../domain/wording/text-tree.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../platform/context.ts';
import { readDocuments } from '../platform/document/known-documents.ts';
import { ownWording, setWording, type Wording } from '../platform/worded.ts';
import { findCatalogue } from './text-catalogue.ts';
import { findTextsInForce } from './text-override-queries.ts';

type WordingDeps = Pick<Deps, 'pool' | 'clock' | 'log'>;

const KEPT_MS = 2_000;
const NOTHING: Wording = new Map();

let known = { wording: NOTHING, versions: new Map<string, string>(), day: '', until: 0 };
let refreshing: Promise<void> | null = null;

/** Current rewordings, refreshed every two seconds and at midnight; kept while the database is down. */
export async function refreshWording(deps: WordingDeps, { isOld = false } = {}): Promise<void> {
  // A preview of another day must not replace everyone's texts.
  if (ownWording()) return;
  const today = helsinkiDay(deps.clock.now());
  // Cache age by the process clock, since the scheme's clock may be moved.
  if (!isOld && known.day === today && performance.now() < known.until) return;
  refreshing ??= readWording(deps).finally(() => {
    refreshing = null;
  });
  await refreshing;
}

async function readWording({ pool, clock, log }: WordingDeps): Promise<void> {
  const day = helsinkiDay(clock.now());
  const until = performance.now() + KEPT_MS;
  try {
    await readDocuments(pool);
    const wording = await findWordingOn(pool, day);
    known = { wording, versions: versionsOf(wording), day, until };
    setWording(wording);
  } catch (error) {
    log.warn({ err: error }, 'texts of the office not read');
    known = { ...known, day, until };
  }
}

/** Rewordings of a coming day, visible only within `withWording`. */
export async function findWordingOn(db: Database, day: LocalDate): Promise<Wording> {
  const texts = await findTextsInForce(db, day);
  return texts.length === 0 ? NOTHING : wordingOf(texts);
}

type OfficeText = { key: string; language: Language; text: string };

/** The office's texts at all places where they occur. Later ones win. */
export async function wordingOf(texts: Iterable<OfficeText>): Promise<Wording> {
  const catalogue = await findCatalogue();
  const files = new Map<string, [string, string][]>();
  for (const { key, language, text } of texts) {
    // A removed text has no places: its rewording is stored, but not shown.
    for (const { file, path } of catalogue.get(key)?.places ?? []) {
      const name = `${file}.${language}`;
      files.set(name, [...(files.get(name) ?? []), [path, text]]);
    }
  }
  return new Map([...files].map(([name, said]) => [name, rewordingOf(said)]));
}

/** A reworded text changes its URL for caches. */
function versionsOf(wording: Wording): Map<string, string> {
  return new Map(
    [...wording].map(([name, own]) => [
      name,
      createHash('sha256').update(JSON.stringify(own)).digest('base64url').slice(0, 8),
    ]),
  );
}

function pageRewording(file: string, language: Language): Rewording | undefined {
  return (ownWording() ?? known.wording).get(`page/${file}.${language}`);
}

/** Another process may have published a version that this one has not read yet. */
export async function findPageRewording(
  deps: WordingDeps,
  { file, language, version }: { file: string; language: Language; version: string },
): Promise<Rewording | undefined> {
  const isOld = known.versions.get(`page/${file}.${language}`) !== version;
  await refreshWording(deps, { isOld });
  return pageRewording(file, language);
}

const PAGE = /^page\/([\w-]+)\.(fi|sv|en)$/;
const SHELL = 'shell';

/** Rewordings around every page, and which pages have their own. Undefined: none. */
export function rewordedPages(language: Language) {
  const own = ownWording();
  const versions = own ? versionsOf(own) : known.versions;
  const pages = [...versions].flatMap(([name, version]) => {
    const [, file = '', inLanguage] = PAGE.exec(name) ?? [];
    return inLanguage === language && file !== SHELL ? [[file, version] as const] : [];
  });
  const shell = pageRewording(SHELL, language);
  if (pages.length === 0 && shell === undefined) return undefined;
  return { pages: Object.fromEntries(pages), ...(shell !== undefined && { shell }) };
}
