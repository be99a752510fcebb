import type { Fault } from './fault.ts';

const REFUNDS = ['server/refund/refund-rules.db.test.ts'];

export const MONEY_FAULTS: Fault[] = [
  {
    name: 'the narrowest role decides how much may go back',
    kind: 'sql',
    file: 'server/refund/refundable-queries.ts',
    find: 'coalesce(max(limit_cents), 0)',
    replace: 'coalesce(min(limit_cents), 0)',
    tests: REFUNDS,
  },
  {
    name: 'a late answer opens a refund that is done',
    kind: 'sql',
    file: 'server/refund/refund-queries.ts',
    find: ` where need_id = $1 and state <> 'done'`,
    replace: ' where need_id = $1',
    tests: REFUNDS,
  },
  {
    name: 'a part of an Edenred payment is sent by a machine',
    kind: 'job',
    file: 'server/refund/send-refunds.ts',
    find: 'isByHand(refundWay(need))',
    replace: 'isByHand(refundWay({ ...need, amount: need.paid }))',
    tests: REFUNDS,
  },
  {
    name: 'a plastic card that is in the post is cancelled by a withdrawal',
    kind: 'sql',
    file: 'server/card/plastic-order-queries.ts',
    find: ' and cause = $2 and posted_at is null',
    replace: ' and cause = $2',
    tests: ['server/withdrawal/withdrawal.db.test.ts'],
  },
  {
    name: 'a contract that is withdrawn keeps its next charge',
    kind: 'sql',
    file: 'server/instalment/contract-queries.ts',
    find: 'set withdrawn_at = $2, next_try_at = null, failing_since',
    replace: 'set withdrawn_at = $2, failing_since',
    tests: ['server/withdrawal/withdrawal.db.test.ts'],
  },
  {
    name: 'another person sees how a renewal stands',
    kind: 'sql',
    file: 'server/renewal/renewal-queries.ts',
    find: 'where payment.return_key = $1 and card_order.owner_account_id = $2\n        and',
    replace: 'where payment.return_key = $1 and $2::uuid is not null\n        and',
    tests: ['server/trust/whose.db.test.ts'],
  },
];
