import type { PageScheme } from '../../contract/page-render.ts';
import { texts as en } from '../../contract/texts/en/preview-day.ts';
import { texts as fi } from '../../contract/texts/fi/preview-day.ts';
import { texts as sv } from '../../contract/texts/sv/preview-day.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDate } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import { helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { dayBegins } from '../../domain/scheme/day-begins.ts';
import { previewDayOf } from '../../domain/scheme/preview-day.ts';
import type { GuestContext } from '../context.ts';
import { findPageSchemes } from './page-queries.ts';
import type { SchemeIn } from './page-scheme.ts';

const TEXTS = { fi, sv, en };
const NOON_MS = 12 * 3_600_000;

export type Preview = { context: GuestContext; schemeIn: SchemeIn };

/**
 * The page as a guest will read it on a day to come: everything dated is asked for that day, and nothing of the looker is
 * in it. Null: nobody asks, or somebody who does not see the plans.
 */
export function previewOf(context: GuestContext, url: string): Preview | null {
  const { clock, user, pool, settings } = context;
  const day = previewDayOf(url, helsinkiDay(clock.now()));
  if (!day || !user?.rights.includes('sales.view')) return null;
  const noon = dayBegins(day) + NOON_MS;
  return {
    context: { ...context, user: null, clock: { now: () => noon } },
    async schemeIn(language) {
      const schemes = await findPageSchemes(pool, { publicUrl: settings.publicUrl, day });
      return withNotice(schemes[language], day, language);
    },
  };
}

/** Whoever looks is told what they look at, before what customers will be told. */
function withNotice(scheme: PageScheme, day: LocalDate, language: Language): PageScheme {
  const { name, words } = TEXTS[language];
  const said = [fill(words, formatDate(day)), scheme.banner?.words].filter(Boolean).join(' ');
  return {
    ...scheme,
    banner: { id: `preview-${day}`, kind: 'news', name, words: said, close: null },
  };
}
