import type { Invariant } from './invariant.ts';

export const PAYMENT_INVARIANTS: Invariant[] = [
  {
    promise: 'no genuine word of money is without a follow-up of the same sum',
    broken: `select notification.id::text from payment_notification notification
              where notification.status = 'ok'
                -- without a verdict a process was killed over it: the provider repeats it, or we ask
                and (notification.verdict is not null or notification.last_received_at < now() - interval '10 minutes')
                and not exists (
                  select from payment
                    left join refund_need need
                      on need.payment_id = payment.id and need.reason = 'otherSum'
                   where payment.stamp = notification.stamp
                     and payment.state in ('paid', 'refundNeeded', 'refunded')
                     and coalesce(notification.amount_cents, payment.amount_cents)
                         = coalesce(need.amount_cents, payment.amount_cents))
                and not exists (select from unmatched_money kept
                                 where kept.channel = notification.channel and kept.stamp = notification.stamp)`,
  },
  {
    promise: 'a payment is paid exactly when it is settled',
    broken: `select payment.id from payment
               left join payment_settlement on payment_id = payment.id
              where (state in ('paid') ) <> (payment_id is not null)
                and not (state in ('refunded', 'refundNeeded') and payment_id is not null)`,
  },
  {
    promise: 'a settled payment brought about everything that it pays for',
    broken: `select link.payment_id as id from payment_settlement settled
               join payment_order link using (payment_id)
               left join order_fulfilment done
                 on done.card_order_id = link.card_order_id and done.payment_id = settled.payment_id
              where done.card_order_id is null`,
  },
  {
    promise: 'nothing was brought about without a settled payment for it',
    broken: `select done.card_order_id as id from order_fulfilment done
               left join payment_order link
                 on link.card_order_id = done.card_order_id and link.payment_id = done.payment_id
              where link.payment_id is null`,
  },
  {
    promise: 'money that came a second time is flagged for refund',
    broken: `select payment.id from payment
               left join refund_need need on need.payment_id = payment.id and need.is_whole
              where state = 'refundNeeded' and need.payment_id is null`,
  },
  {
    promise: 'a settled purchase has one confirmation mail',
    broken: `select settled.payment_id as id from payment_settlement settled
               join payment on payment.id = settled.payment_id
              where payment.process_type in ('standard', 'gift', 'renewal')
                and not exists (select from instalment_charge share
                                 where share.payment_id = settled.payment_id)
                and (select count(*) from mail_outbox
                      where idempotency_key = 'purchase:' || settled.payment_id) <> 1`,
  },
  {
    promise: 'a payment is refunded exactly when its refund is done',
    broken: `select payment.id from payment
              where (payment.state = 'refunded') <> exists (
                      select from refund_need need join refund on refund.need_id = need.id
                       where need.payment_id = payment.id and need.is_whole and refund.state = 'done')`,
  },
  {
    promise: 'no more goes back of a payment than came',
    broken: `select payment.id from payment
               join refund_need need on need.payment_id = payment.id and need.reason <> 'otherSum'
              group by payment.id
             having sum(need.amount_cents) > payment.amount_cents`,
  },
  {
    promise: 'every refund of staff is an action, approved by nobody who asked for it',
    broken: `select need.id from refund_need need
               left join staff_action action on action.id = need.action_id
              where need.reason = 'staff'
                and (action.id is null or action.kind <> 'refund' or action.member_id = action.approved_by)`,
  },
];
