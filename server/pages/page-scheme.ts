import type { PageScheme } from '../../contract/page-render.ts';
import type { Language } from '../../domain/base/language.ts';
import { addDays, helsinkiDay } from '../../domain/base/local-date.ts';
import { dayBegins } from '../../domain/scheme/day-begins.ts';
import type { Deps } from '../context.ts';
import { refreshWording, rewordedPages } from '../wording/current-wording.ts';
import { findPageSchemes } from './page-queries.ts';

const KEPT_MS = 10_000;

export type SchemeIn = (language: Language) => Promise<PageScheme>;

/** The scheme's words for every page: read anew every few seconds, and kept when the database is away. */
export function makeSchemeIn(deps: Deps): SchemeIn {
  const { pool, clock, settings } = deps;
  let known: Record<Language, PageScheme> | null = null;
  let knownUntil = 0;
  return async (language) => {
    const now = clock.now();
    if (!known || now >= knownUntil) {
      try {
        const day = helsinkiDay(now);
        known = await findPageSchemes(pool, { publicUrl: settings.publicUrl, day });
        // At midnight other facts may begin.
        knownUntil = Math.min(now + keptMs(known.fi), dayBegins(addDays(day, 1)));
      } catch (error) {
        if (!known) throw error;
      }
    }
    await refreshWording(deps);
    const reworded = rewordedPages(language);
    return reworded ? { ...known[language], reworded } : known[language];
  };
}

/** Before the opening every page shows what has just been typed. */
const keptMs = ({ isClosed }: PageScheme) => (isClosed ? 0 : KEPT_MS);
