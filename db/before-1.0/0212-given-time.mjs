/** Validity moved to another card is found there by its cause, so that an undo does not scan the whole ledger. */
const INDEX = `card_ledger_entry_given on card_ledger_entry (cause) where kind = 'giftMerged'`;

export function up(pgm) {
  pgm.noTransaction();
  pgm.sql(`create index concurrently if not exists ${INDEX}`);
}
