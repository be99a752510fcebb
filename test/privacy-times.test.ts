import { expect, test } from 'vitest';
import { KEEPING_TIMES } from '../server/jobs/keeping-times.ts';
import { texts as en } from '../web/texts/en/privacy.ts';
import { texts as fi } from '../web/texts/fi/privacy.ts';
import { texts as sv } from '../web/texts/sv/privacy.ts';

/** What the privacy page says of a table, beside what the code does with it. */
const PROMISES: [table: string, code: string, fi: string, sv: string, en: string][] = [
  ['card_order', 'names 30 days', '30 päivää', '30 dagar', '30 days'],
  ['order_draft', '30 days', '30 päivää', '30 dagar', '30 days'],
  ['client_log', '90 days', '90 päivää', '90 dagar', '90 days'],
  ['mail_outbox', 'address and words 90 days', '90 päivää', '90 dagar', '90 days'],
  ['payment_notification', '400 days', '400 päivää', '400 dagar', '400 days'],
  ['withdrawal_statement', '3 years', 'kolme vuotta', 'tre år', 'three years'],
  ['staff_look', '2 years', 'kaksi vuotta', 'två år', 'two years'],
  ['contact_case', 'a year after', 'vuosi siitä', 'ett år efter', 'one year after'],
  ['contact_case', 'at most 2 years', 'kaksi vuotta', 'två år', 'two years'],
  ['login_code', '10 minutes', '10 minuuttia', '10 minuter', '10 minutes'],
  ['company_seat', 'invited 2 years', 'kaksi vuotta', 'två år', 'two years'],
];

test.each(PROMISES)(
  'the privacy page keeps %s as long as the code does: %s',
  (table, code, ...said) => {
    expect(KEEPING_TIMES[table]).toContain(code);
    [fi, sv, en].forEach((texts, index) => {
      expect(texts.sections.retention.list.join(' ').toLowerCase()).toContain(said[index]);
    });
  },
);
