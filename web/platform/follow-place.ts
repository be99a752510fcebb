import { pageOf } from '../routes.ts';
import { readFromServer } from './call-server.ts';
import { loadPlace } from './load-place.ts';
import type { LoadedPlace } from './open-place.ts';
import type { Place } from './screen.ts';
import { recordTitle } from './seo.ts';

const TITLE_PATIENCE_MS = 1_000;

/** A page that a link leads to, with the title that the server would have given it. */
export async function followPlace(
  place: Place,
  scheme: LoadedPlace['scheme'],
): Promise<LoadedPlace> {
  const { seoRecord } = pageOf(place.name);
  const [loaded, title] = await Promise.all([
    loadPlace(place, scheme, readFromServer),
    seoRecord ? titleSoon(seoRecord) : null,
  ]);
  return { ...loaded, recordTitle: title };
}

/** The page has a title of its own: nobody waits long for the record's. */
function titleSoon(recordId: string): Promise<string | null> {
  const patience = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), TITLE_PATIENCE_MS);
  });
  return Promise.race([recordTitle(recordId), patience]);
}
