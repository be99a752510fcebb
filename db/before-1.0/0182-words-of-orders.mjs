/**
 * Letters about a paid order are kept as long as the order: neither clean-up of the outbox may scan them. The same list
 * is in server/letter/letters-of-orders.ts.
 */
const OF_ORDERS = `('purchase-confirmation', 'renewal-confirmation', 'gift-confirmation', 'gift', 'company-confirmation',
  'withdrawal-receipt', 'gift-activated', 'gift-unopened', 'gift-bounced', 'envelope-posted', 'refund-sent',
  'refund-by-hand')`;

const INDEXES = [
  ['mail_outbox_to_delete', 'mail_outbox_keys_to_delete', `letter not in ${OF_ORDERS}`],
  [
    'mail_outbox_remembered',
    'mail_outbox_words_to_delete',
    `address is not null and letter not in ${OF_ORDERS}`,
  ],
];

export function up(pgm) {
  pgm.noTransaction();
  for (const [before, name, condition] of INDEXES) {
    pgm.sql(
      `create index concurrently if not exists ${name} on mail_outbox (queued_at) where ${condition}`,
    );
    pgm.sql(`drop index concurrently if exists ${before}`);
  }
}
