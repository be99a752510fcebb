import { matchPath, pathTo } from '../../contract/page/pages.ts';
import { helsinkiDay } from '../../domain/base/local-date.ts';
import { PREVIEW_DAY } from '../../domain/scheme/preview-day.ts';
import { languageBegins } from '../../domain/scheme/scheme-facts.ts';
import type { GuestContext } from '../platform/context.ts';
import { findDecidedFacts } from '../platform/http/opening-queries.ts';
import { localAddress, pathOf } from '../platform/http/request-path.ts';
import { schemeToday } from '../platform/scheme-today.ts';
import { maySeeAhead } from './preview-day.ts';

/**
 * Redirects staff who may see plans from a page in a planned language to its preview on the first day, so that links
 * stay within it. Null: already active, not planned, or a customer.
 */
export async function languageAhead(context: GuestContext, url: string): Promise<string | null> {
  const place = matchPath(pathOf(url));
  if (!place || schemeToday().languages.includes(place.language)) return null;
  const search = new URL(localAddress(url), 'http://page').searchParams;
  // An explicit preview day wins, also if the language is not active on it.
  if (search.has(PREVIEW_DAY) || !maySeeAhead(context.user, place.name)) return null;
  const facts = await findDecidedFacts(context.pool);
  const day = languageBegins(facts, place.language, helsinkiDay(context.clock.now()));
  if (!day) return null;
  search.set(PREVIEW_DAY, day);
  return `${pathTo(place.name, place.language, place.params)}?${search}`;
}
