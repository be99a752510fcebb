import { type LocalDate, localDate } from '../base/local-date.ts';
import { WALKED_ON } from './last-walk.ts';

/**
 * Data of the accessibility statement, shared by the page, the axe walk over all pages (`e2e/pages.e2e.ts`) and the
 * tests.
 */
export const REVIEW = {
  statedOn: localDate('2026-11-15'),
  checkedOn: localDate(WALKED_ON),
  standard: 'EN 301 549 v3.2.1',
  required: 'WCAG 2.1',
  aim: 'WCAG 2.2',
  /** Pixels. */
  widths: [1280, 390, 320],
  /** Deadline for answering feedback; after it users may contact the supervisory authority. */
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
  /** Planned day of the fix; null: not in our hands. */
  mendedBy: LocalDate | null;
  /** The axe rules and pages that may fail; null: not detectable by axe. */
  axe: { page: string; rule: string } | null;
};

/** Listed on the page with their days. The walk fails on any other finding. */
export const GAPS = {
  paymentPages: { foundOn: localDate('2026-11-15'), mendedBy: null, axe: null },
} satisfies Record<string, FoundGap>;

export type Gap = keyof typeof GAPS;

/** The axe rules that may fail on a page because the statement lists the gap. */
export function acceptedViolationsOn(
  page: string,
  gaps: Record<string, FoundGap> = GAPS,
): string[] {
  return Object.values(gaps).flatMap(({ axe }) => (axe?.page === page ? [axe.rule] : []));
}
