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
 * A page in a language that begins on a day to come leads who sees the plans to the page of that day, so that the whole
 * language can be walked through by its links. Null: it is spoken today, not planned, or asked for by a customer.
 */
export async function languageAhead(context: GuestContext, url: string): Promise<string | null> {
  const place = matchPath(pathOf(url));
  if (!place || schemeToday().languages.includes(place.language)) return null;
  const search = new URL(localAddress(url), 'http://page').searchParams;
  // A day that was asked for is that day's, also where it does not speak the language.
  if (search.has(PREVIEW_DAY) || !maySeeAhead(context.user, place.name)) return null;
  const facts = await findDecidedFacts(context.pool);
  const day = languageBegins(facts, place.language, helsinkiDay(context.clock.now()));
  if (!day) return null;
  search.set(PREVIEW_DAY, day);
  return `${pathTo(place.name, place.language, place.params)}?${search}`;
}
