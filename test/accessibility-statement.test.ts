import { expect, test } from 'vitest';
import { openPages } from '../contract/page/pages.ts';
import { acceptedViolationsOn, GAPS, REVIEW, SUPERVISOR } from '../domain/accessibility/review.ts';
import { formatDate } from '../domain/base/format.ts';
import { LANGUAGES } from '../domain/base/language.ts';
import { localDate } from '../domain/base/local-date.ts';
import { texts as en } from '../web/texts/en/accessibility.ts';
import { texts as fi } from '../web/texts/fi/accessibility.ts';
import { texts as sv } from '../web/texts/sv/accessibility.ts';

const statement = { fi, sv, en };

test.each(LANGUAGES)('the statement in %s matches its data', (language) => {
  const { lead, sections } = statement[language];
  const status = sections.status.body.join(' ');
  const authority = sections.authority.body.join(' ');

  expect(lead).toContain(formatDate(REVIEW.statedOn, language));
  for (const told of [
    formatDate(REVIEW.checkedOn, language),
    REVIEW.standard,
    REVIEW.required,
    REVIEW.aim,
    `${openPages().length} `,
    `${REVIEW.widths.slice(0, -1).join(', ')} `,
    String(REVIEW.widths.at(-1)),
  ]) {
    expect(status).toContain(told);
  }
  expect(sections.gaps.list).toHaveLength(Object.keys(GAPS).length);
  Object.values(GAPS).forEach(({ foundOn }, place) => {
    expect(sections.gaps.list[place]).toContain(formatDate(foundOn, language));
  });
  expect(sections.feedback.body.join(' ')).toContain(` ${REVIEW.answerDays} `);
  for (const told of ['Traficom', SUPERVISOR.email, SUPERVISOR.phone, SUPERVISOR.site[language]]) {
    expect(authority).toContain(told);
  }
});

test.each(LANGUAGES)('every date of the statement in %s comes from its data', (language) => {
  const known = [formatDate(REVIEW.statedOn, language), formatDate(REVIEW.checkedOn, language)];
  const days = JSON.stringify(statement[language]).match(/\d{1,2}\.\d{1,2}\.\d{4}/g) ?? [];
  const found = Object.values(GAPS).map(({ foundOn }) => formatDate(foundOn, language));

  expect(days.filter((day) => ![...known, ...found].includes(day))).toEqual([]);
});

test('only gaps named in the statement may be found, on their page', () => {
  const days = { foundOn: localDate('2026-11-15'), mendedBy: null };
  const gaps = { map: { ...days, axe: { page: 'Museums', rule: 'region' } } };

  expect(acceptedViolationsOn('Museums', gaps)).toEqual(['region']);
  expect(acceptedViolationsOn('Home', gaps)).toEqual([]);
});
