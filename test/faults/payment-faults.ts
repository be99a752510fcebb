import { type Fault, faultsIn } from './fault.ts';

const WRITES = ['server/instalment/plan-writes.db.test.ts'];
const PLANS = ['server/instalment/due-plans.db.test.ts', 'server/instalment/grace.db.test.ts'];
const UNCONFIRMED = ['server/charge/unconfirmed-charge.db.test.ts'];

export const PAYMENT_FAULTS: Fault[] = [
  ...faultsIn(
    {
      kind: 'sql',
      file: 'server/payment/payment-state-queries.ts',
      tests: [
        'server/instalment/plan-writes.db.test.ts',
        'server/office/actions/refund/refund.db.test.ts',
      ],
    },
    [
      [
        'a part that went back ends the payment',
        'where id = $1 and is_whole)\n        and state in',
        'where id = $1)\n        and state in',
      ],
      [
        'a withdrawal of a plan leaves its first payment as it was',
        "where id = $1 and state = 'paid' and exists",
        "where id = $1 and state = 'open' and exists",
      ],
    ],
  ),
  ...faultsIn(
    {
      kind: 'job',
      file: 'server/payment/reconcile-queries.ts',
      tests: ['server/checkout/settle/due-checks.db.test.ts'],
    },
    [
      [
        'a payment is asked about after its moment',
        'where check_at <= $1 and transaction_id',
        'where check_at < $1 and transaction_id',
      ],
      [
        'a payment that was received is asked about again',
        "where id = $1 and state not in ('paid', 'refundNeeded', 'refunded')",
        'where id = $1',
      ],
      [
        'two processes ask about the same payment',
        "check_at = $1::timestamptz + interval '10 minutes'",
        'check_at = check_at',
      ],
    ],
  ),
  {
    name: 'money for an instalment that was paid before stays',
    kind: 'call',
    file: 'server/checkout/settle/settle-payment.ts',
    find: 'obstacleOf(instalments) ??\n',
    replace: '\n',
    tests: ['server/charge/pay-at-provider.db.test.ts'],
  },
  {
    name: 'money of a withdrawn plan is called paid twice',
    kind: 'letter',
    file: 'server/checkout/settle/settle-payment.ts',
    find: "isWithdrawn) ? 'withdrawn' : 'paidTwice'",
    replace: "isWithdrawn) ? 'paidTwice' : 'paidTwice'",
    tests: UNCONFIRMED,
  },
  {
    name: 'a voucher’s word settles the payment of another provider',
    kind: 'call',
    file: 'server/checkout/settle/process-notification.ts',
    find: 'if (!payment || PROVIDERS[payment.providerType].channel === channel) return checked;',
    replace: 'if (payment || channel) return checked;',
    tests: ['server/trust/forged-notifications.db.test.ts'],
  },
  {
    name: 'who has a card buys a second one',
    kind: 'sql',
    file: 'server/checkout/record/snapshot-queries.ts',
    find: '(done.card_order_id is not null or card.id is not null or not',
    replace: '(done.card_order_id is not null or not',
    tests: ['server/checkout/settle/obstacles.db.test.ts'],
  },
  ...faultsIn(
    {
      kind: 'idempotency',
      file: 'server/payment/start-queries.ts',
      tests: ['server/checkout/settle/due-checks.db.test.ts', 'server/trust/whose.db.test.ts'],
    },
    [
      [
        'two presses hand a payment over twice',
        '\n        and (asked_at is null or asked_at < $4::timestamptz - make_interval(secs => $5))',
        '\n        and $5::int is not null',
      ],
      [
        'somebody else begins a payment',
        'and payable_until > $4 and ${OWN}',
        'and payable_until > $4 and ($2::uuid is null or true or $3::bytea is null)',
      ],
      [
        'a payment of long ago is begun',
        "state = 'created' and payable_until > $4 and",
        "state = 'created' and",
      ],
    ],
  ),
  {
    name: 'a giver sees the card of whom they gave it to',
    kind: 'privacy',
    file: 'server/checkout/status-queries.ts',
    find: " and card_order.kind in ('standard', 'renewal')",
    replace: '',
    tests: ['server/trust/whose.db.test.ts'],
  },
  ...faultsIn({ kind: 'sql', file: 'server/instalment/instalment-queries.ts', tests: WRITES }, [
    [
      'the second row of failures stops entry without notice',
      'noticed_on = case when $3::date is null then null else noticed_on end',
      'noticed_on = noticed_on',
    ],
    [
      'money pays an instalment that another has paid',
      'number = any ($2::int[]) and paid_by is null`',
      'number = any ($2::int[])`',
    ],
    [
      'a hold of long ago ends today',
      "where contract_id = $1 and lifted_at is null',\n    [contractId, new Date(now)]",
      "where contract_id = $1',\n    [contractId, new Date(now)]",
    ],
    [
      'a day that was paid moves too',
      'instalment.number = moved.number and paid_by is null',
      'instalment.number = moved.number',
    ],
  ]),
  ...faultsIn({ kind: 'job', file: 'server/instalment/schedule-queries.ts', tests: PLANS }, [
    [
      'a plan is charged after its moment',
      'where next_try_at <= $1 and',
      'where next_try_at < $1 and',
    ],
    ['a page of a bank is waited for an hour', "- interval '1 day')", "- interval '1 hour')"],
  ]),
  {
    name: 'five that were not answered in a day end the run',
    kind: 'job',
    file: 'server/charge/charge-instalments.ts',
    find: 'unanswered = isAnswered ? 0 : unanswered + 1;',
    replace: 'unanswered += isAnswered ? 0 : 1;',
    tests: UNCONFIRMED,
  },
  ...faultsIn({ kind: 'job', file: 'server/charge/charge-instalments.ts', tests: PLANS }, [
    [
      'an instalment is charged a day late',
      'if (oldest.dueOn > today)',
      'if (oldest.dueOn >= today)',
    ],
    [
      'a plan without a payment card fails and nobody hears of it',
      'if (!failingSince) await notifyNoPaymentCard',
      'if (failingSince) await notifyNoPaymentCard',
    ],
  ]),
  ...faultsIn(
    {
      kind: 'letter',
      file: 'server/instalment/expiring-card-queries.ts',
      tests: ['server/instalment/due-plans.db.test.ts'],
    },
    [
      [
        'a payment card that still holds in its month is called too old',
        "token.expires_on < to_char(due.due_on, 'YYYY-MM')",
        "token.expires_on <= to_char(due.due_on, 'YYYY-MM')",
      ],
      ['a plan that fails already is told of', 'and contract.failing_since is null\n', '\n'],
      [
        'who leaves is told of their payment card',
        '\n        and not exists (select from account_deletion wish where wish.account_id = account.id)',
        '',
      ],
    ],
  ),
  {
    name: 'a payment card that is saved again stays refused',
    kind: 'sql',
    file: 'server/instalment/token-queries.ts',
    find: 'set saved_at = excluded.saved_at, revoked_at = null',
    replace: 'set saved_at = excluded.saved_at',
    tests: WRITES,
  },
  {
    name: 'somebody else’s card is renewed',
    kind: 'sql',
    file: 'server/card/card-queries.ts',
    find: 'where card.holder_account_id = $1 and ($2::uuid',
    replace:
      'where ($1::uuid is null or $2::uuid is not null or card.holder_account_id = $1) and ($2::uuid',
    tests: ['server/trust/whose.db.test.ts'],
  },
  {
    name: 'the letter of a plan tells the first instalment as its sum',
    kind: 'letter',
    file: 'server/checkout/fulfil/confirm-card.ts',
    find: 'total: times(price, INSTALMENT_COUNT)',
    replace: 'total: times(price, 1)',
    tests: ['server/checkout/buy-card.db.test.ts'],
  },
  {
    name: 'a code for one card serves an order of many',
    kind: 'sql',
    file: 'server/scheme/campaign-queries.ts',
    find: 'left < own.reduce((total, { units }) => total + units, 0)',
    replace: 'left < own.length',
    tests: ['server/checkout/campaign-faults.db.test.ts', 'server/trust/person-limit.db.test.ts'],
  },
];
