/** Time that was moved to another card is found there by its cause: whoever takes it back does not read the whole ledger. */
const INDEX = `card_ledger_entry_given on card_ledger_entry (cause) where kind = 'giftMerged'`;

export function up(pgm) {
  pgm.noTransaction();
  pgm.sql(`create index concurrently if not exists ${INDEX}`);
}
