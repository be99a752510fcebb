/** Outside a transaction: the procedure commits each batch, so that locks are short. */
export function up(pgm) {
  pgm.noTransaction();
  pgm.sql('call fill_search_words()');
  pgm.sql('drop procedure fill_search_words()');
}
