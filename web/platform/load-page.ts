import type { PageScheme } from '../../contract/page/page-render.ts';
import type { Language } from '../../domain/base/language.ts';
import { DRAFT } from '../../domain/wording/draft-address.ts';
import { routeOf } from '../routes.ts';
import type { ReadFromServer } from './call-server.ts';
import {
  createLoadedPage,
  type LoadedPage,
  type PageModules,
  type RewordedPage,
} from './loaded-page.ts';
import { pausedView } from './paused-view.ts';
import type { RouteView } from './route.ts';
import type { PageLocation, ScreenModule, TextModule } from './screen.ts';

const screens = import.meta.glob<ScreenModule>('../screens/*/*-screen.tsx');
const texts = import.meta.glob<TextModule>(['../texts/*/*.ts', '!../texts/*/office-*.ts']);

export async function loadPage(
  place: PageLocation,
  scheme: PageScheme,
  read: ReadFromServer,
): Promise<LoadedPage> {
  const page = shownView(place, scheme);
  const [code, data, reworded] = await Promise.all([
    loadPageModules(page, place.language),
    page.load?.(read, place) ?? null,
    loadReworded(page, place, scheme, read),
  ]);
  const opened = createLoadedPage(place, scheme, code, data, reworded);
  const about = page.about?.(data, opened.texts);
  if (about === undefined) return opened;
  return { ...opened, texts: { ...opened.texts, ...about }, isMissing: about === null };
}

/** The view of a page, or the paused view. */
export function shownView(place: PageLocation, scheme: PageScheme): RouteView {
  return pausedView(place.name, scheme) ?? routeOf(place.name);
}

export async function loadPageModules(shown: RouteView, language: Language): Promise<PageModules> {
  const own = await filesOf(shown);
  const [screen, words, shell] = await Promise.all([
    loaderOf(own.screens, screenFile(shown))(),
    loaderOf(own.texts, textFile(shown, language))(),
    loaderOf(texts, shellFile(language))(),
  ]);
  return { screen, texts: words, shell };
}

/** Skipped where nothing is reworded. A draft is shown only to its author. */
async function loadReworded(
  { screen, texts: file = screen }: RouteView,
  { language, search }: PageLocation,
  { reworded }: PageScheme,
  read: ReadFromServer,
): Promise<RewordedPage> {
  if (new URLSearchParams(search).has(DRAFT)) {
    const draft = await read('BackOfficeController', 'getDraftedPage', { file, language }).catch(
      () => undefined,
    );
    if (draft) return draft;
  }
  const version = reworded?.pages[file];
  if (!version) return undefined;
  return read('MuseumCardGuestController', 'getRewordedPage', { file, language, version });
}

async function filesOf({ screen }: RouteView) {
  return screen.startsWith('office-') ? import('./office-files.ts') : { screens, texts };
}

/** The module files of a page as keys of the build manifest. */
export function manifestKeys(shown: RouteView, language: Language): string[] {
  return [screenFile(shown), textFile(shown, language), shellFile(language)].map((file) =>
    file.replace('..', 'web'),
  );
}

function screenFile({ screen }: RouteView): string {
  const office = screen.match(/^office-(.+)/)?.[1];
  const folder = office ? `office/${office}` : screen;
  return `../screens/${folder}/${office ?? screen}-screen.tsx`;
}

function textFile({ screen, texts: own = screen }: RouteView, language: Language): string {
  return `../texts/${language}/${own}.ts`;
}

function shellFile(language: Language): string {
  return `../texts/${language}/shell.ts`;
}

function loaderOf<Loader>(files: Record<string, Loader>, file: string): Loader {
  const loader = files[file];
  if (!loader) throw new Error(`the route table names a file that is not there: ${file}`);
  return loader;
}
