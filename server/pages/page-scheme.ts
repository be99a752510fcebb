import type { PageScheme } from '../../contract/page-render.ts';
import type { Language } from '../../domain/base/language.ts';
import type { Deps } from '../context.ts';
import { findPageSchemes } from './page-queries.ts';

const KEPT_MS = 10_000;

export type SchemeIn = (language: Language) => Promise<PageScheme>;

/** The scheme's words for every page: read anew every few seconds, and kept when the database is away. */
export function makeSchemeIn({ pool, clock, settings }: Deps): SchemeIn {
  let known: Record<Language, PageScheme> | null = null;
  let knownUntil = 0;
  return async (language) => {
    if (!known || clock.now() >= knownUntil) {
      try {
        known = await findPageSchemes(pool, settings.publicUrl);
        knownUntil = clock.now() + KEPT_MS;
      } catch (error) {
        if (!known) throw error;
      }
    }
    return known[language];
  };
}
