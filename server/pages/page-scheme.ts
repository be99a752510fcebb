import type { PageScheme } from '../../contract/page/page-render.ts';
import type { Language } from '../../domain/base/language.ts';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { dayBegins } from '../../domain/scheme/day-begins.ts';
import { trackingToday } from '../../domain/scheme/site-facts.ts';
import { measuringOf } from '../../domain/tracking/tracking-service.ts';
import type { Deps } from '../platform/context.ts';
import { schemeToday } from '../platform/scheme-today.ts';
import type { Settings } from '../settings/settings.ts';
import { refreshWording, rewordedPages } from '../wording/current-wording.ts';
import { findPageSchemes } from './page-queries.ts';

const KEPT_MS = 10_000;

export type SchemeIn = (language: Language) => Promise<PageScheme>;

/** The scheme's words for every page: refreshed every few seconds, and kept while the database is down. */
export function makeSchemeIn(deps: Deps): SchemeIn {
  const { pool, clock, settings } = deps;
  let known: Record<Language, PageScheme> | null = null;
  let knownUntil = 0;
  return async (language) => {
    const now = clock.now();
    if (!known || now >= knownUntil) {
      try {
        const day = helsinkiDay(now);
        known = await findPageSchemes(pool, { ...settings, day });
        // Other facts may take effect at midnight.
        knownUntil = Math.min(now + keptMs(known.fi), dayBegins(addDays(day, 1)));
      } catch (error) {
        if (!known) throw error;
      }
    }
    await refreshWording(deps);
    const reworded = rewordedPages(language);
    const measuring = measuringToday(settings);
    return { ...known[language], ...(measuring && { measuring }), ...(reworded && { reworded }) };
  };
}

/** Enabled purchase analytics, as pages need it. */
export const measuringToday = (settings: Settings) =>
  measuringOf(trackingToday(schemeToday().tracking, settings), settings.measuringOutsideEea);

/** No caching before opening: pages show the latest edits at once. */
const keptMs = ({ isClosed }: PageScheme) => (isClosed ? 0 : KEPT_MS);
