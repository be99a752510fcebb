import { addDays, type LocalDate } from '../base/local-date.ts';
import type { DatedFact } from '../scheme/fact-topics.ts';
import { factRowOn, rowsOf } from '../scheme/scheme-facts.ts';
import type { Words } from '../scheme/topic/topic-rule.ts';

const SHOWN_DAYS = 90;

/** A fault announced by staff. `until` is its last day; null: unknown. */
export type Incident = { from: LocalDate; until: LocalDate | null; words: Words };
export type Incidents = { now: Incident | null; coming: Incident[]; past: Incident[] };

/** Notices of kind "fault" from the last three months and the future. Past ones newest first. */
export function incidentsOn(facts: readonly DatedFact[], day: LocalDate): Incidents {
  const rows = rowsOf(facts, 'banner');
  const holding = factRowOn(facts, 'banner', day);
  const told = rows.flatMap((row, index) => {
    const banner = row.value.banner;
    if (banner?.kind !== 'fault') return [];
    // A later notice replaces it, unless that one has ended.
    const next = rows[index + 1]?.from;
    const replaced = next !== undefined && next <= day ? addDays(next, -1) : null;
    const until = replaced && (!row.until || replaced < row.until) ? replaced : row.until;
    return [{ row, from: row.from, until, words: banner.words }];
  });
  const shown = ({ from, until, words }: Incident): Incident => ({ from, until, words });
  const current = told.find(({ row }) => row === holding);
  const oldest = addDays(day, -SHOWN_DAYS);
  return {
    now: current ? { ...shown(current), until: current.row.until } : null,
    coming: told.filter(({ from }) => from > day).map(shown),
    past: told
      .filter((one) => one !== current && one.from <= day && (one.until ?? day) >= oldest)
      .map(shown)
      .toReversed(),
  };
}
