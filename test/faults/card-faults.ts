import { type Fault, faultsIn } from './fault.ts';

const ACTIVATION = ['server/activation/activation.db.test.ts'];
const DESK = ['server/ticket-desk/ticket-desk-calls.db.test.ts'];

export const CARD_FAULTS: Fault[] = [
  ...faultsIn(
    {
      kind: 'sql',
      file: 'server/ticket-desk/visit-queries.ts',
      tests: DESK,
    },
    [
      [
        'a desk undoes the visit of another museum',
        'where id = $1 and museum_id = $2 and recorded_at',
        'where id = $1 and $2::uuid is not null and recorded_at',
      ],
      [
        'a visit to any museum counts as one here',
        'card_id = museum_card.id and museum_id = $2 and visited_on = $3',
        'card_id = museum_card.id and $2::uuid is not distinct from $2 and visited_on = $3',
      ],
      [
        'a hold that was lifted stops entry',
        'where card_id = museum_card.id and lifted_at is null',
        'where card_id = museum_card.id',
      ],
      [
        'a number that was replaced lets in',
        'customer_number <> $1 as is_replaced',
        'false as is_replaced',
      ],
    ],
  ),
  ...faultsIn({ kind: 'call', file: 'server/ticket-desk/record-visit.ts', tests: DESK }, [
    [
      'a visit that was undone leaves the year begun',
      "  await voidLedgerEntry(tx, cardId, { cause: causeOf(visitId), reason: 'undone at the desk' });\n",
      '',
    ],
    [
      'a visit that was sent twice is refused',
      'if (before) return { ...checked, ...before };',
      'if (before?.isIdTaken) return { ...checked, ...before };',
    ],
  ]),
  {
    name: 'a key that was revoked opens the till',
    kind: 'sql',
    file: 'server/till-api/till-key-queries.ts',
    find: 'where key_hash = $1 and (revoked_at is null or revoked_at > now())',
    replace: 'where key_hash = $1',
    tests: ['server/till-api/till-api.db.test.ts'],
  },
  {
    name: 'a code that was replaced opens its card',
    kind: 'call',
    file: 'server/activation/activation-queries.ts',
    find: 'isTakenBack: claim.isTakenBack || !isOwnCode',
    replace: 'isTakenBack: claim.isTakenBack && !isOwnCode',
    tests: ['server/gift/digital-gift.db.test.ts'],
  },
  {
    name: 'a form stays when its card has been taken',
    kind: 'privacy',
    file: 'server/activation/activation-queries.ts',
    find: 'with filled as (delete from registration_draft where card_id = $1)',
    replace: 'with filled as (delete from registration_draft where card_id = $1 and false)',
    tests: ['server/activation/registration/registration-draft.db.test.ts'],
  },
  {
    name: 'the name in an invitation stays when it was followed',
    kind: 'privacy',
    file: 'server/activation/activation-queries.ts',
    find: 'greeted as (update company_seat set person_name = null where card_id = $1)',
    replace: 'greeted as (update company_seat set person_name = person_name where card_id = $1)',
    tests: ['server/company/employer-view.db.test.ts'],
  },
  ...faultsIn(
    {
      kind: 'privacy',
      file: 'server/activation/gift-proof-queries.ts',
      tests: ['server/activation/gift-proof.db.test.ts'],
    },
    [
      [
        'a letter of last year proves an address',
        'and sending.sent_at > $3::timestamptz - make_interval(days => $4))',
        'and $3::timestamptz is not null and $4::int is not null)',
      ],
      [
        'a letter proves any address',
        'return rows[0] !== undefined && accountAddress',
        'return rows[0] !== undefined || accountAddress',
      ],
    ],
  ),
  {
    name: 'a card that was used is added to another',
    kind: 'call',
    file: 'server/activation/claim/join-account.ts',
    find: "if (!(await isUnused(tx, cardId))) return 'kept';",
    replace: '',
    tests: ACTIVATION,
  },
];
