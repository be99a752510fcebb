/**
 * Unpaid orders are emptied after weeks, paid ones after seven years. Only the former are then deleted, and paid ones
 * would always precede them in an index of both, which grows with the years. The timestamps of an order tell which it
 * is. The index of both stays for the previous release.
 */
export function up(pgm) {
  pgm.noTransaction();
  pgm.sql(
    `create index concurrently if not exists card_order_to_delete on card_order (forgotten_at)
      where forgotten_at - created_at < interval '2000 days'`,
  );
}
