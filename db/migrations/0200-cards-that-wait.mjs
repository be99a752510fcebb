/**
 * A card that a guest registered waits for its owner longer than the link of the letter lives, the password that was
 * typed does not. Whoever signs in is asked for by the address.
 */
export function up(pgm) {
  pgm.noTransaction();
  pgm.sql('alter table registration_confirmation alter column password_hash drop not null');
  pgm.sql(`create index concurrently if not exists registration_confirmation_email_address
             on registration_confirmation (email_address)`);
}
