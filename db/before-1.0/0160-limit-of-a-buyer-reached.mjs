/**
 * Refunds because a buyer had used a code too often. Existing rows satisfy the wider check, so it is validated
 * afterwards, in a statement that blocks nobody.
 */
export function up(pgm) {
  pgm.noTransaction();
  pgm.sql(
    `alter table refund_need
       drop constraint if exists refund_need_reason_check,
       add constraint refund_need_reason_check check (reason in
         ('paidTwice', 'withdrawn', 'orderForgotten', 'codeUsedUp', 'codeUsedByBuyer', 'otherSum', 'staff')) not valid`,
  );
  pgm.sql('alter table refund_need validate constraint refund_need_reason_check');
}
