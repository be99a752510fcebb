/**
 * A guest's registered card waits for its owner longer than the letter's link is valid, but the typed password is
 * dropped. Users who sign in are matched by address.
 */
export function up(pgm) {
  pgm.noTransaction();
  pgm.sql('alter table registration_confirmation alter column password_hash drop not null');
  pgm.sql(`create index concurrently if not exists registration_confirmation_email_address
             on registration_confirmation (email_address)`);
}
