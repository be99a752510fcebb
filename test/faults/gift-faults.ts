import { type Fault, faultsIn } from './fault.ts';

const DUE = ['server/gift/send/due-gifts.db.test.ts'];
const GIFTS = ['server/gift/digital-gift.db.test.ts'];
const COMPANY = ['server/company/company-order.db.test.ts'];
const EMPLOYER = ['server/company/employer-view.db.test.ts'];

export const GIFT_FAULTS: Fault[] = [
  ...faultsIn({ kind: 'sql', file: 'server/gift/send/send-queries.ts', tests: DUE }, [
    [
      'a gift whose moment has come waits',
      "coalesce(gift.send_at, '-infinity'::timestamptz) <= $1`;",
      "coalesce(gift.send_at, '-infinity'::timestamptz) < $1`;",
    ],
    ['an envelope is mailed too', '`gift.is_digital and gift.is_waiting', '`gift.is_waiting'],
    [
      'a gift that was taken back leaves',
      '`(claimable.taken_back_at is not null\n  or exists',
      '`(exists',
    ],
  ]),
  ...faultsIn({ kind: 'letter', file: 'server/gift/send/gift-news-queries.ts', tests: DUE }, [
    [
      'a gift that was taken back is told of as unopened',
      "\n       and claimable.taken_back_at is null and ${WANTS_NEWS} and ${isNew('gift-unopened')}",
      "\n       and ${WANTS_NEWS} and ${isNew('gift-unopened')}",
    ],
    [
      'the use of a gift that was taken back is told of',
      "claimable.taken_back_at is null and ${WANTS_NEWS} and ${isNew('gift-activated')}",
      "${WANTS_NEWS} and ${isNew('gift-activated')}",
    ],
    [
      'news go to a giver who has switched them off',
      "stop.topic = 'giftNews'",
      "stop.topic = 'reminders'",
    ],
    [
      'a letter that came back is told of after its address was corrected',
      '(select max(number) from gift_sending',
      '(select min(number) from gift_sending',
    ],
    [
      'a gift that was opened is told of as unopened',
      '\n       and not exists (select from gift_opening opening where opening.card_order_id = gift.card_order_id)',
      '',
    ],
  ]),
  {
    name: 'news of gifts in Finnish for everybody',
    kind: 'letter',
    file: 'server/gift/send/gift-news.ts',
    find: 'language: one.language,',
    replace: "language: 'fi' as const,",
    tests: DUE,
  },
  {
    name: 'a giver changes the gift of another',
    kind: 'sql',
    file: 'server/gift/giver/giver-queries.ts',
    find: 'where giver_key_hash = $1 and gift.card_order_id = $2 for update',
    replace: 'where $1::bytea is not null and gift.card_order_id = $2 for update',
    tests: ['server/trust/whose.db.test.ts'],
  },
  {
    name: 'a gift whose moment is the payment waits for the next run',
    kind: 'call',
    file: 'server/checkout/fulfil/fulfil-gift.ts',
    find: '(sendAt === null || sendAt <= now)',
    replace: 'sendAt !== null && sendAt <= now',
    tests: GIFTS,
  },
  {
    name: 'the receipt of another is handed out',
    kind: 'privacy',
    file: 'server/checkout/receipt-route.ts',
    find: 'sendReceipt(reply, isOwn ? payment : null, caller)',
    replace: 'sendReceipt(reply, isOwn || payment ? payment : null, caller)',
    tests: ['server/trust/checkout-trust.db.test.ts'],
  },
  {
    name: 'a company reminds as often as it likes',
    kind: 'sql',
    file: 'server/company/company-portal-queries.ts',
    find: 'and (reminded_at is null or reminded_at <= $2)',
    replace: '',
    tests: EMPLOYER,
  },
  {
    name: 'who has activated is reminded',
    kind: 'privacy',
    file: 'server/company/reminder-queries.ts',
    find: '\n        and not exists (select from card_redemption where card_id = seat.card_id)',
    replace: '',
    tests: EMPLOYER,
  },
  ...faultsIn({ kind: 'sql', file: 'server/company/seat-queries.ts', tests: EMPLOYER }, [
    [
      'taking back takes also the cards that nobody has',
      '($2 or not (${IS_FREE})) and claimable',
      '($2 or true) and claimable',
    ],
    [
      'a card that was claimed while it was taken back goes',
      'where not exists (select from card_redemption redeemed where redeemed.card_id = given.card_id)',
      'where true',
    ],
  ]),
  {
    name: 'a card that was taken back keeps its time',
    kind: 'sql',
    file: 'server/card/ledger-queries.ts',
    find: 'set starts_on = null, valid_until = null, waits_for_first_visit = false',
    replace: 'set starts_on = null, valid_until = null',
    tests: EMPLOYER,
  },
  {
    name: 'an address of any domain gets a card of the company',
    kind: 'call',
    file: 'server/company/hand-out.ts',
    find: 'if (domainOf(emailAddress) !== order.claimDomain)',
    replace: "if (!domainOf(emailAddress).includes('.'))",
    tests: COMPANY,
  },
];
