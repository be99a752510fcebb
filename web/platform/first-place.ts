import { type LoadedPlace, openPlace } from './open-place.ts';
import type { PageData } from './page-data.ts';
import type { ScreenModule, TextModule } from './screen.ts';

type Files = [screen: string, texts: string, shell: string];

/**
 * The page as the server rendered it, so that the browser can take it over without asking anything. The server names the
 * page's own files too: the first page needs no table of all pages' files.
 */
export async function firstPlace(
  { place, scheme, data }: PageData,
  [screenFile, textFile, shellFile]: Files,
): Promise<LoadedPlace> {
  const [screen, texts, shell] = await Promise.all([
    load<ScreenModule>(screenFile),
    load<TextModule>(textFile),
    load<TextModule>(shellFile),
  ]);
  return openPlace(place, scheme, { screen, texts, shell }, data);
}

/** The files in the order in which the renderer names them. */
export function firstFiles(): Files {
  return document.getElementById('page-data')?.dataset.files?.split(' ') as Files;
}

function load<Module>(file: string): Promise<Module> {
  return import(/* @vite-ignore */ file);
}
