import { cents } from '../../../domain/base/cents.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import type { UnpaidLetter } from '../letters/unpaid-letters.ts';

const unpaid: UnpaidLetter = {
  firstName: 'Aino',
  count: 3,
  due: cents(2070),
  heldOn: localDate('2026-12-19'),
  endsOn: localDate('2027-05-04'),
  card: { state: 'works', lastDay: localDate('2027-05-04') },
  link: 'https://kortti.example/oma/kuukausimaksu',
};

/** Letters about an unpaid monthly plan. */
export const unpaidExamples = {
  'plan-unpaid': unpaid,
  'plan-unpaid-last': unpaid,
  'plan-ended-unpaid': { ...unpaid, card: { state: 'over' as const, lastDay: null } },
};
