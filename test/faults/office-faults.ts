import { type Fault, faultsIn } from './fault.ts';

const ACTIONS = [
  'server/office/actions/actions.db.test.ts',
  'server/office/actions/fresh-factor.db.test.ts',
  'server/office/actions/refund/refund.db.test.ts',
];
const APPROVALS = ['server/office/approvals/approvals.db.test.ts'];
const IMPORTS = [
  'server/office/data-import/data-import.db.test.ts',
  'server/office/data-import/people-moved-in.db.test.ts',
];

export const OFFICE_FAULTS: Fault[] = [
  ...faultsIn(
    { kind: 'sql', file: 'server/office/actions/approval-queries.ts', tests: APPROVALS },
    [
      [
        'who asked says yes',
        "state = 'asked' and expires_at > $3 and asked_by <> $2\n",
        "state = 'asked' and expires_at > $3 and $2::uuid is not null\n",
      ],
      [
        'what was asked for long ago is approved',
        "where id = $1 and state = 'asked' and expires_at > $3 and asked_by",
        "where id = $1 and state = 'asked' and $3::timestamptz is not null and asked_by",
      ],
      [
        'who did not ask takes back',
        "where id = $1 and asked_by = $2 and state = 'asked'",
        "where id = $1 and $2::uuid is not null and state = 'asked'",
      ],
    ],
  ),
  {
    name: 'what somebody asked for is done after they left',
    kind: 'call',
    file: 'server/office/approvals/decide-approval.ts',
    find: 'if (!(await mayStillAsk(tx, asked, act.now)))',
    replace: 'if (asked.askedBy === id)',
    tests: APPROVALS,
  },
  ...faultsIn({ kind: 'call', file: 'server/office/actions/perform-action.ts', tests: ACTIONS }, [
    [
      'a member of staff helps themselves by their address',
      'subject.personId === accountId || isOwnAddress',
      'subject.personId === accountId',
    ],
    ['what was not seen is done', 'if (ready.hash !== previewed)', 'if (!previewed)'],
    [
      'what is hard to undo needs no fresh factor',
      "if (grade === 'high') requireRecentFactor(context);",
      "if (grade === 'low') requireRecentFactor(context);",
    ],
    [
      'an action with the same id is done twice',
      'if (earlier) return outcomeOf(earlier, action);',
      'if (earlier && kind === earlier.id) return outcomeOf(earlier, action);',
    ],
  ]),
  ...faultsIn({ kind: 'call', file: 'server/office/actions/undo-action.ts', tests: ACTIONS }, [
    [
      'an undo takes away what came since',
      'if (!isSame(now, done.after)) throw',
      'if (!done.after) throw',
    ],
    ['an undo after its time', 'if (now > undoUntil) {', 'if (!undoUntil) {'],
  ]),
  ...faultsIn(
    { kind: 'import', file: 'server/office/data-import/undo/undo-card-queries.ts', tests: IMPORTS },
    [
      [
        'an undo leaves the block of a card',
        "set blocked_at = (row.before ->> 'blocked_at')::timestamptz\n",
        'set blocked_at = blocked_at\n',
      ],
      [
        'an undo leaves the time that a file gave',
        "cause = 'import:' || $1::uuid || ':' || row.place`",
        "cause = 'import:' || $1::uuid || row.place`",
      ],
      [
        'an undo takes a gift that somebody has made theirs',
        "`(${STATE_OF_CARD('gifts')} or ${CARD_IS_USED})`",
        '`(${CARD_IS_USED})`',
      ],
    ],
  ),
  ...faultsIn(
    {
      kind: 'import',
      file: 'server/office/data-import/undo/undo-order-queries.ts',
      tests: IMPORTS,
    },
    [
      [
        'an undo leaves the redemption of a seat',
        'await run(`delete from card_redemption where card_id in ${claimed}`);',
        '',
      ],
      [
        'an undo takes an order whose people were invited',
        'staged.place is null or seat.invited_at is not null or',
        'staged.place is null or',
      ],
    ],
  ),
  {
    name: 'an undo leaves the address that a file gave',
    kind: 'import',
    file: 'server/office/data-import/undo/undo-people-queries.ts',
    find: "set ${setFrom('row.before', OF_CONTACT)}",
    replace: 'set city = contact_details.city',
    tests: IMPORTS,
  },
  {
    name: 'who leaves is told of new terms',
    kind: 'letter',
    file: 'server/letter/terms/announce-terms-queries.ts',
    find: '\n        and not exists (select from account_deletion wish where wish.account_id = account.id)',
    replace: '',
    tests: ['server/letter/terms/announce-terms.db.test.ts'],
  },
  {
    name: 'whose card ends today is not told of new terms',
    kind: 'letter',
    file: 'server/letter/terms/announce-terms-queries.ts',
    find: 'validity.valid_until >= $3',
    replace: 'validity.valid_until > $3',
    tests: ['server/letter/terms/announce-terms.db.test.ts'],
  },
  ...faultsIn(
    {
      kind: 'idempotency',
      file: 'server/refund/refund-by-hand-queries.ts',
      tests: [
        'server/office/refunds/refund-list.db.test.ts',
        'server/office/actions/effects.db.test.ts',
      ],
    },
    [
      [
        'a refund that was marked by mistake leaves the payment refunded',
        'if (rows[0]) await restoreState',
        'if (!rows[0]) await restoreState',
      ],
      [
        'a payer is told of a refund before it can be taken back no more',
        'where told_at is null and marked_at < $1',
        'where told_at is null and $1::timestamptz is not null',
      ],
    ],
  ),
];
