import { type LocalDate, localDate } from '../base/local-date.ts';
import { WALKED_ON } from './last-walk.ts';

/**
 * What the accessibility statement says, as data: the page, the walk of axe over all pages (`e2e/pages.e2e.ts`) and the
 * tests take it from here.
 */
export const REVIEW = {
  statedOn: localDate('2026-11-15'),
  checkedOn: localDate(WALKED_ON),
  standard: 'EN 301 549 v3.2.1',
  required: 'WCAG 2.1',
  aim: 'WCAG 2.2',
  /** Pixels. */
  widths: [1280, 390, 320],
  /** How long an answer to feedback may take; after that the supervisor can be told. */
  answerDays: 14,
};

export const SUPERVISOR = {
  email: 'saavutettavuus@traficom.fi',
  phone: '029 534 5000',
  site: {
    fi: 'https://www.saavutettavuusvaatimukset.fi/',
    sv: 'https://www.tillganglighetskrav.fi/',
    en: 'https://www.webaccessibility.fi/',
  },
};

type FoundGap = {
  foundOn: LocalDate;
  /** The day by which it will be mended; null: it is not ours to mend. */
  mendedBy: LocalDate | null;
  /** What the walk may find, and where; null: nothing that axe can see. */
  axe: { page: string; rule: string } | null;
};

/** The page tells of each with its days. The walk fails on anything that is not here. */
export const GAPS = {
  paymentPages: { foundOn: localDate('2026-11-15'), mendedBy: null, axe: null },
} satisfies Record<string, FoundGap>;

export type Gap = keyof typeof GAPS;

/** The rules that the walk may find broken on a page: those of gaps that the statement tells of. */
export function knownRulesOn(page: string, gaps: Record<string, FoundGap> = GAPS): string[] {
  return Object.values(gaps).flatMap(({ axe }) => (axe?.page === page ? [axe.rule] : []));
}
