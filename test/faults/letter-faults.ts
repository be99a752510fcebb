import type { Fault } from './fault.ts';

const ENDINGS = ['server/renewal/due-reminders.db.test.ts'];

export const LETTER_FAULTS: Fault[] = [
  {
    name: 'a reminder of the company goes out in the language of who pressed',
    kind: 'letter',
    file: 'server/company/send-reminders.ts',
    find: "language: order.language,\n        letter: 'company-reminder'",
    replace: "language,\n        letter: 'company-reminder'",
    tests: ['server/company/employer-view.db.test.ts'],
  },
  {
    name: 'any stop of letters stops reminders',
    kind: 'sql',
    file: 'server/renewal/remind-queries.ts',
    find: "\n                           and stop.topic = 'reminders')",
    replace: ')',
    tests: ENDINGS,
  },
  {
    name: 'who leaves is reminded of a card that ends',
    kind: 'sql',
    file: 'server/renewal/remind-queries.ts',
    find: 'where wish.account_id = account.id)',
    replace: 'where wish.account_id = card.id)',
    tests: ENDINGS,
  },
  {
    name: 'a payment that failed is told of though the order was paid another way',
    kind: 'letter',
    file: 'server/checkout/settle/notify-payer.ts',
    find: 'if (!payer || orders.some(({ isFulfilled }) => isFulfilled)) return;',
    replace: 'if (!payer) return;',
    tests: ['server/checkout/settle/payer-letters.db.test.ts'],
  },
  {
    name: 'a second row of failures is not told of',
    kind: 'letter',
    file: 'server/instalment/notify-holder.ts',
    find: 'key: `instalment-failed:${contractId}:${number}:${since}`',
    replace: 'key: `instalment-failed:${contractId}`',
    tests: ['server/instalment/plan-writes.db.test.ts'],
  },
];
