import { pageOf } from '../routes.ts';
import { type LoadedPlace, loadCode, openPlace } from './load-place.ts';
import type { PageData } from './page-data.ts';
import { BROKEN } from './screen.ts';

/** The page as the server rendered it, so that the browser can take it over without asking anything. */
export async function firstPlace(pageData: PageData): Promise<LoadedPlace> {
  const { place, scheme, data, broken } = pageData;
  const shown = broken ? BROKEN : pageOf(place.name);
  return openPlace(place, scheme, await loadCode(shown, place.language), data);
}
