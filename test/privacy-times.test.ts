import { expect, test } from 'vitest';
import { CODE_SECONDS } from '../domain/account/login-code.ts';
import { LANGUAGES } from '../domain/base/language.ts';
import { keptFor, keptSeconds } from '../domain/privacy/keeping-periods.ts';
import { keepingRules } from '../server/jobs/keeping-rules.ts';
import { KEEPING_TIMES } from '../server/jobs/keeping-times.ts';
import { texts as en } from '../web/texts/en/privacy.ts';
import { texts as fi } from '../web/texts/fi/privacy.ts';
import { texts as sv } from '../web/texts/sv/privacy.ts';

const retention = { fi, sv, en };

/** Kinds of data on the privacy page, with their tables. */
const DOCUMENTED = [
  ['unpaidOrder', 'card_order'],
  ['draft', 'order_draft'],
  ['clientLog', 'client_log'],
  ['invited', 'company_seat'],
  ['letter', 'mail_outbox'],
  ['notification', 'payment_notification'],
  ['withdrawalStatement', 'withdrawal_statement'],
  ['staffLook', 'staff_look'],
  ['contactCase', 'contact_case'],
  ['loginCode', 'login_code'],
] as const;

test.each(DOCUMENTED)('the privacy page and the list of tables agree on %s', (what, table) => {
  expect(KEEPING_TIMES[table]).toContain(keptFor('en')(what));
  for (const language of LANGUAGES) {
    const list = retention[language].sections.retention.list.join('\n');
    expect(list).toContain(`${keptFor(language)(what)}`);
  }
});

test.each([
  ['client_log', '90 days'],
  ['withdrawal_statement', '1095 days'],
  ['staff_look', '730 days'],
  ['payment_notification', '400 days'],
])('data in %s is deleted after %s', (table, days) => {
  const rules = keepingRules({ sessionIdleSeconds: 1800 }).filter((rule) => rule.table === table);

  expect(rules.map(({ statement }) => statement).join()).toContain(`interval '${days}'`);
});

test('a login code is valid as long as the privacy page says', () => {
  expect(CODE_SECONDS).toBe(keptSeconds('loginCode'));
});
