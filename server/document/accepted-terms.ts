import { addDays, helsinkiDay, type LocalDate } from '../../domain/base/local-date.ts';
import { versionOn } from '../../domain/document/document.ts';
import { acceptedVersion } from '../../domain/document/version-to-accept.ts';
import type { Scheme } from '../scheme/scheme-queries.ts';

type Dated = Pick<Scheme, 'conditionsVersion' | 'termsDays'>;

/** The version of the terms in force on a day. */
export function termsOn({ conditionsVersion, termsDays }: Dated, day: LocalDate): string {
  return (
    versionOn(
      termsDays.map((from) => ({ from })),
      day,
    )?.from ?? conditionsVersion
  );
}

/**
 * The scheme with the terms that the buyer accepted; null: those are no longer in force, so new ones must be accepted.
 */
export function withAcceptedTerms(
  scheme: Scheme,
  { now, shown }: { now: number; shown: string | undefined },
): Scheme | null {
  const today = helsinkiDay(now);
  const conditionsVersion = acceptedVersion((day) => termsOn(scheme, day), {
    today,
    yesterday: addDays(today, -1),
    shown: shown ?? null,
  });
  return conditionsVersion === null ? null : { ...scheme, conditionsVersion };
}
