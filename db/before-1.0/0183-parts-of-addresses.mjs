/** The office searches mail addresses by substring, with trigrams, as it does misspelt names. */
const INDEXES = [
  'account_email_trigrams on account using gin (lower(email_address) gin_trgm_ops)',
  `card_order_guest_email_trigrams on card_order using gin (lower(details #>> '{buyer,emailAddress}') gin_trgm_ops)
     where buyer_account_id is null`,
  `gift_recipient_email_trigrams on gift using gin (lower(recipient_email) gin_trgm_ops)
     where recipient_email <> ''`,
  'company_order_email_trigrams on company_order using gin (lower(email_address) gin_trgm_ops)',
];

export function up(pgm) {
  pgm.noTransaction();
  for (const index of INDEXES) pgm.sql(`create index concurrently if not exists ${index}`);
}
