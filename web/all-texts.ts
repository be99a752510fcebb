import type { PageTextsOfWeb } from '../contract/page/page-render.ts';
import { type PageName, pageNames } from '../contract/page/pages.ts';
import type { Language } from '../domain/base/language.ts';
import type { TextModule } from './platform/screen.ts';
import { routeOf } from './routes.ts';

type Loaders = Record<string, () => Promise<TextModule>>;

const OF_PAGES: Loaders = import.meta.glob<TextModule>('./texts/*/*.ts');
const OF_PARTS: Loaders = import.meta.glob<TextModule>('./texts/*/parts/*.ts');
const OF_BOTH_SIDES: Loaders = import.meta.glob<TextModule>('../contract/texts/*/*.ts');

const FILE = /\/(fi|sv|en)\/(?:parts\/)?([\w-]+)\.ts$/;

/** All texts of the pages and their shared parts, for the office's text search on the server. */
export async function readAllTexts(): Promise<PageTextsOfWeb> {
  const files: PageTextsOfWeb['files'] = {};
  const found = [
    ...Object.entries(OF_PAGES).map((entry) => ['page', ...entry] as const),
    ...Object.entries(OF_PARTS).map((entry) => ['part', ...entry] as const),
    ...Object.entries(OF_BOTH_SIDES).map((entry) => ['contract', ...entry] as const),
  ];
  // Sequential: five hundred parallel loads would block this process for its customers.
  for (const [root, path, load] of found) {
    const [, language, name] = FILE.exec(path) ?? [];
    if (!language || !name) continue;
    const { texts } = await load();
    const file = `${root}/${name}`;
    files[file] = { ...files[file], [language as Language]: texts } as Record<Language, unknown>;
  }
  return { files, pages: pagesOfFiles() };
}

function pagesOfFiles(): Record<string, PageName[]> {
  const pages: Record<string, PageName[]> = {};
  for (const name of pageNames()) {
    const { screen, texts = screen } = routeOf(name);
    const file = `page/${texts}`;
    pages[file] = [...(pages[file] ?? []), name];
  }
  return pages;
}
