import { type Fault, faultsIn } from './fault.ts';

const PRIVACY = [
  'server/privacy/personal-columns.db.test.ts',
  'server/privacy/due-deletions.db.test.ts',
  'server/privacy/privacy.db.test.ts',
];
const RESET = ['server/account/sign-in/reset-password.db.test.ts'];
const TAKEOVER = ['server/trust/takeover.db.test.ts'];

export const ACCOUNT_FAULTS: Fault[] = [
  ...faultsIn(
    { kind: 'privacy', file: 'server/privacy/delete-account-queries.ts', tests: PRIVACY },
    [
      [
        'an account goes while its money is on its way back',
        "(${MAY_HAVE_COME} or payment.state = 'refundNeeded')",
        '${MAY_HAVE_COME}',
      ],
      ['an account goes after its moment', 'where due_at <= $1 and', 'where due_at < $1 and'],
      [
        'a diary stays hidden when its person has gone',
        "  await tx.query('delete from hidden_diary where card_id = $1', [cardId]);\n",
        '',
      ],
      [
        'a telephone number stays with what was paid',
        'gift = null\n',
        'gift = payment_order.gift\n',
      ],
    ],
  ),
  ...faultsIn({ kind: 'privacy', file: 'server/privacy/delete-account.ts', tests: PRIVACY }, [
    ['messages of who leaves stay', '    await deleteCasesOf(tx, emailAddress);\n', ''],
    ['visits of who leaves keep their card', '      await detachVisits(tx, cardId);\n', ''],
    [
      'an employer keeps who leaves',
      '    await forgetCompanyPerson(tx, { accountId, emailAddress });\n',
      '',
    ],
    ['stops of letters of who leaves stay', '    await deleteLetterStops(tx, emailAddress);\n', ''],
  ]),
  {
    name: 'somebody else’s data is handed out',
    kind: 'privacy',
    file: 'server/privacy/export-queries.ts',
    find: 'where id = $1 and account_id = $2 and expires_at > $3',
    replace: 'where id = $1 and $2::uuid is not null and expires_at > $3',
    tests: PRIVACY,
  },
  {
    name: 'a visit keeps its minute when its person has gone',
    kind: 'privacy',
    file: 'server/privacy/delete-account-queries.ts',
    find: "recorded_at = visited_on::timestamp at time zone 'Europe/Helsinki'",
    replace: 'recorded_at = recorded_at',
    tests: ['server/my-card/my-card-calls.db.test.ts', 'server/privacy/privacy.db.test.ts'],
  },
  ...faultsIn(
    {
      kind: 'privacy',
      file: 'server/letter/outbox-queries.ts',
      tests: PRIVACY,
    },
    [
      [
        'letters to an address in capitals stay',
        'where lower(address) = $1`',
        'where address = $1`',
      ],
      [
        'a letter that came back keeps the address of who left',
        "  await tx.query('delete from mail_bounce where email_address = $1', [emailAddress.toLowerCase()]);\n",
        '',
      ],
    ],
  ),
  ...faultsIn(
    {
      kind: 'letter',
      file: 'server/letter/send-mail.ts',
      tests: ['server/letter/send-mail.db.test.ts', 'server/letter/smtp-answers.db.test.ts'],
    },
    [
      [
        'a letter that one may do without goes where letters come back',
        'topic !== null && (mail.bounces || mail.stopped',
        'topic !== null && (mail.stopped',
      ],
      [
        'a code stays in the outbox after it was sent',
        'keptWords(letter, mail.data));\n  office',
        'mail.data);\n  office',
      ],
      [
        'what no mail server takes is told to nobody',
        'if (cause) await insertRefusal',
        'if (!cause) await insertRefusal',
      ],
      [
        'a letter that is too late is sent',
        'if (mail.tooLate && !hasLeft)',
        'if (mail.tooLate && !hasLeft && mail.attempts < 0)',
      ],
    ],
  ),
  ...faultsIn(
    { kind: 'call', file: 'server/account/sign-in/password-reset-queries.ts', tests: RESET },
    [
      [
        'a link of yesterday sets a password',
        'where r.token_hash = $1 and r.expires_at > $2 and',
        'where r.token_hash = $1 and $2::timestamptz is not null and',
      ],
      [
        'an older link stays good beside the new one',
        'where email_address = $1 and id <> $2',
        'where email_address = $1 and id = $2 and id <> $2',
      ],
    ],
  ),
  {
    name: 'a wish for another address outlives a new password',
    kind: 'call',
    file: 'server/account/write/access-queries.ts',
    find: 'given_up as (delete from email_change where account_id = $1)`',
    replace: 'given_up as (delete from email_change where account_id = $1 and false)`',
    tests: TAKEOVER,
  },
  ...faultsIn(
    {
      kind: 'idempotency',
      file: 'server/account/sign-in/login-code-queries.ts',
      tests: ['server/account/sign-in/login-with-code.db.test.ts'],
    },
    [
      [
        'a code is tried without end',
        '        set tries = tries + 1\n',
        '        set tries = tries\n',
      ],
      ['a code opens two sessions', 'return rowCount === 1;', 'return rowCount !== null;'],
    ],
  ),
  {
    name: 'an account that has ordered makes room for another',
    kind: 'sql',
    file: 'server/account/write/open-account-queries.ts',
    find: 'where buyer_account_id = account.id or owner_account_id = account.id)`',
    replace: 'where false)`',
    tests: TAKEOVER,
  },
  {
    name: 'a letter of withdrawal goes to whoever typed an address',
    kind: 'privacy',
    file: 'server/withdrawal/state-withdrawal.ts',
    find: 'return order && accountAddress(order.emailAddress) === emailAddress ? order : null;',
    replace: 'return order;',
    tests: ['server/withdrawal/withdrawal.db.test.ts'],
  },
  {
    name: 'a stranger floods a mailbox with confirmations',
    kind: 'letter',
    file: 'server/contact/contact-calls.ts',
    find: 'if (allowed) {',
    replace: 'if (allowed || number) {',
    tests: ['server/contact/contact.db.test.ts'],
  },
  {
    name: 'a hit of the second before the window counts',
    kind: 'sql',
    file: 'server/platform/limits/rate-limit-queries.ts',
    find: 'where hit > $3::bigint - $4::bigint',
    replace: 'where hit > $3::bigint - $4::bigint - 1000',
    tests: ['server/platform/limits/rate-limit.db.test.ts'],
  },
];
