/**
 * Orders that nobody paid are emptied after weeks, paid ones after seven years. Only the former are deleted, and paid ones
 * would stand in front of them for good: an index of both grows with the years. The times of one order tell which it is.
 * The index of both stays for the release before this one.
 */
export function up(pgm) {
  pgm.noTransaction();
  pgm.sql(
    `create index concurrently if not exists card_order_to_delete on card_order (forgotten_at)
      where forgotten_at - created_at < interval '2000 days'`,
  );
}
