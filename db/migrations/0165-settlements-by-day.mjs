/** Only the funnel looked for settlements by day. A purchase writes a count instead. */
export function up(pgm) {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists payment_settlement_by_day');
}
