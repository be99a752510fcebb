/** Outside a transaction: the procedure commits each batch, so that nobody waits for the whole. */
export function up(pgm) {
  pgm.noTransaction();
  pgm.sql('call fill_search_words()');
  pgm.sql('drop procedure fill_search_words()');
}
