import type { PageScheme } from '../../contract/page-render.ts';
import type { Language } from '../../domain/base/language.ts';
import { pageOf } from '../routes.ts';
import type { ReadFromServer } from './call-server.ts';
import { type LoadedPlace, openPlace, type PlaceCode } from './open-place.ts';
import type { Shown } from './route.ts';
import type { Place, ScreenModule, TextModule } from './screen.ts';

const screens = import.meta.glob<ScreenModule>('../screens/*/*-screen.tsx');
const texts = import.meta.glob<TextModule>('../texts/*/*.ts');

export async function loadPlace(
  place: Place,
  scheme: PageScheme,
  read: ReadFromServer,
): Promise<LoadedPlace> {
  const page = pageOf(place.name);
  const [code, data] = await Promise.all([
    loadCode(page, place.language),
    page.load?.(read, place) ?? null,
  ]);
  const opened = openPlace(place, scheme, code, data);
  const about = page.about?.(data, opened.texts);
  if (about === undefined) return opened;
  return { ...opened, texts: { ...opened.texts, ...about }, isMissing: about === null };
}

export async function loadCode(shown: Shown, language: Language): Promise<PlaceCode> {
  const [screen, words, shell] = await Promise.all([
    found(screens, screenFile(shown))(),
    found(texts, textFile(shown, language))(),
    found(texts, shellFile(language))(),
  ]);
  return { screen, texts: words, shell };
}

/** The same files by their names in the build's manifest. */
export function manifestKeys(shown: Shown, language: Language): string[] {
  return [screenFile(shown), textFile(shown, language), shellFile(language)].map((file) =>
    file.replace('..', 'web'),
  );
}

function screenFile({ screen }: Shown): string {
  return `../screens/${screen}/${screen}-screen.tsx`;
}

function textFile({ screen, texts: own = screen }: Shown, language: Language): string {
  return `../texts/${language}/${own}.ts`;
}

function shellFile(language: Language): string {
  return `../texts/${language}/shell.ts`;
}

function found<Loader>(files: Record<string, Loader>, file: string): Loader {
  const loader = files[file];
  if (!loader) throw new Error(`the route table names a file that is not there: ${file}`);
  return loader;
}
