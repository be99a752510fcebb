/** Only the funnel queried settlements by day; now a purchase writes a count instead. */
export function up(pgm) {
  pgm.noTransaction();
  pgm.sql('drop index concurrently if exists payment_settlement_by_day');
}
