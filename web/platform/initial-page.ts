import { createLoadedPage, type LoadedPage } from './loaded-page.ts';
import type { PageData } from './page-data.ts';
import type { ScreenModule, TextModule } from './screen.ts';

type Files = [screen: string, texts: string, shell: string];

/**
 * The page as the server rendered it, for hydration. The server names the page's module files, so that the first load
 * needs no table of all pages' files.
 */
export async function loadInitialPage(
  { place, scheme, data, reworded }: PageData,
  [screenFile, textFile, shellFile]: Files,
): Promise<LoadedPage> {
  const [screen, texts, shell] = await Promise.all([
    load<ScreenModule>(screenFile),
    load<TextModule>(textFile),
    load<TextModule>(shellFile),
  ]);
  return createLoadedPage(place, scheme, { screen, texts, shell }, data, reworded);
}

/** In the order in which the renderer writes them. */
export function initialPageFiles(): Files {
  return document.getElementById('page-data')?.dataset.files?.split(' ') as Files;
}

function load<Module>(file: string): Promise<Module> {
  return import(/* @vite-ignore */ file);
}
