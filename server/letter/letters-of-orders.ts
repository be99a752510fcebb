/**
 * Letters about a paid order. Their keys are kept with the books as proof of notice; their content until the order's
 * personal data is removed. Two indexes repeat this list.
 */
export const LETTERS_OF_ORDERS = `('purchase-confirmation', 'renewal-confirmation', 'gift-confirmation', 'gift',
                                      'company-confirmation', 'withdrawal-receipt', 'gift-activated', 'gift-unopened',
                                      'gift-bounced', 'envelope-posted', 'refund-sent', 'refund-by-hand')`;

/** Ids of all letters about the orders of a relation with the column `id`, including resent copies. */
export const lettersAbout = (orders: string) => `
  with paid_for as (
    select distinct link.payment_id as id from ${orders} join payment_order link on link.card_order_id = ${orders}.id
  ), told as (
    select unnest(array['purchase:', 'pending:', 'pending-failed:', 'duplicate:', 'returned:', 'withdrawal:']) || id as key
      from paid_for
    union all
    select unnest(array['refund-sent:', 'refund-byHand:', 'refund-done:']) || need.id
      from paid_for join refund_need need on need.payment_id = paid_for.id
    union all
    select unnest(array['gift-activated:', 'gift-unopened:']) || id from ${orders}
    union all
    select 'gift:' || sending.card_order_id || ':' || sending.number
      from ${orders} join gift_sending sending on sending.card_order_id = ${orders}.id
    union all
    select 'gift-bounced:' || mail.id
      from ${orders} join gift_sending sending on sending.card_order_id = ${orders}.id
      join mail_outbox mail on mail.idempotency_key = 'gift:' || sending.card_order_id || ':' || sending.number
    union all
    select 'envelope-posted:' || batched.batch_id || ':' || gift.order_id
      from ${orders} join gift on gift.card_order_id = ${orders}.id
      join batched_envelope batched on batched.card_order_id = gift.card_order_id
    union all
    select 'envelope-posted:' || envelope.batch_id || ':' || company.id
      from ${orders} join company_order company on company.card_order_id = ${orders}.id
      join company_envelope envelope on envelope.order_id = company.id
  ), first as (
    select mail.id from told join mail_outbox mail on mail.idempotency_key = told.key
  )
  select id from first
  union
  select again.id from first join mail_outbox again on again.resent_from = first.id`;
