/**
 * Deleting an account, a saved card or a museum card checks every referencing table: without an index each is scanned
 * in full. The last three are for lists and clean-ups that would read all that ended years ago.
 */
const INDEXES = [
  'monthly_contract_of_token on monthly_contract (token_id)',
  'payment_order_renews on payment_order (renews_card_id) where renews_card_id is not null',
  'refund_ended_by on refund (ended_by) where ended_by is not null',
  'refund_need_of_action on refund_need (action_id) where action_id is not null',
  'withdrawal_statement_ended_by on withdrawal_statement (ended_by) where ended_by is not null',
  'unmatched_money_ended_by on unmatched_money (ended_by) where ended_by is not null',
  'staff_action_approved_by on staff_action (approved_by) where approved_by is not null',
  'card_saving_of_card on card_saving (card_id)',
  'company_envelope_by_order on company_envelope (order_id)',
  'contract_hold_by_card on contract_hold (card_id)',
  'contract_hold_by_contract on contract_hold (contract_id)',
  'refund_handled on refund (ended_at) where ended_by is not null',
  `refund_need_handled on refund_need (flagged_at) where is_done and reason not in ('paidTwice', 'withdrawn')`,
  `card_order_company_forgotten on card_order (forgotten_at)
     where kind = 'companyOrder' and forgotten_at is not null and not is_imported`,
];

export function up(pgm) {
  pgm.noTransaction();
  for (const index of INDEXES) pgm.sql(`create index concurrently if not exists ${index}`);
}
