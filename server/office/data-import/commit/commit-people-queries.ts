import type { Transaction } from '../../../db/database.ts';
import { NAMED_CARD, nameCards } from '../judge/named-card-queries.ts';
import { type Batch, ROWS, run, skip } from './commit-batch.ts';
import { CONSENT_CHANGE, changeConsents } from './consent-queries.ts';
import { ACCOUNT_STATE } from './living-state.ts';

const HAS_CONTACT = `num_nonnulls(row.fields ->> 'phone', row.fields ->> 'street_address') > 0`;
const CONTACT = `
  row.target_id, coalesce(row.fields ->> 'street_address', ''), coalesce(row.fields ->> 'zip_code', ''),
  coalesce(row.fields ->> 'city', ''), coalesce(row.fields ->> 'phone', ''), $5,
  coalesce(row.fields ->> 'country', 'FI')`;

/** Refreshes the search words of all names once at the end of the batch. */
export async function namesComeAtOnce(tx: Transaction): Promise<void> {
  await tx.query(`select set_config('portal.names_come_at_once', 'yes', true)`);
}

export async function commitPeople(tx: Transaction, batch: Batch): Promise<void> {
  await namesComeAtOnce(tx);
  await run(
    tx,
    batch,
    `insert into account (id, email_address, first_name, last_name, language, created_at)
     select row.target_id, row.fields ->> 'email', row.fields ->> 'first_name', row.fields ->> 'last_name',
            row.fields ->> 'language', coalesce((row.fields ->> 'created_on')::timestamptz, $5)
       from ${ROWS('people', 'create')} and row.target_id is not null
     on conflict do nothing`,
  );
  await skip(
    tx,
    batch,
    'people',
    `row.verdict = 'create' and row.target_id is not null
     and not exists (select from account where id = row.target_id)`,
  );
  await run(
    tx,
    batch,
    `insert into contact_details (account_id, street_address, zip_code, city, phone, changed_at, country)
     select ${CONTACT} from ${ROWS('people', 'create')} and row.target_id is not null and ${HAS_CONTACT}
     on conflict do nothing`,
  );
  await run(
    tx,
    batch,
    `insert into newsletter_consent (account_id, given_at)
     select row.target_id, $5 from ${ROWS('people', 'create')}
        and row.target_id is not null and (row.fields ->> 'newsletter')::boolean
     on conflict do nothing`,
  );
  await updatePeople(tx, batch);
  await savePeopleRefs(tx, batch);
  await run(
    tx,
    batch,
    `select refresh_words_of_people(array(
       select row.target_id from data_import_row as row
        where row.import_id = $1 and row.kind = 'people' and row.place > $3 and row.place <= $4
          and row.verdict in ('create', 'update') and row.outcome is null and row.target_id is not null))`,
  );
}

async function updatePeople(tx: Transaction, batch: Batch): Promise<void> {
  await skip(
    tx,
    batch,
    'people',
    `row.verdict = 'update' and not exists (
       select from data_import_ref ref
         join account on account.id = ref.account_id
         left join contact_details details on details.account_id = account.id
        where ref.source = $2 and ref.kind = 'people' and ref.outer_id = row.outer_id
          and ref.written = ${ACCOUNT_STATE}
          and (account.confirmed_at is null or lower(account.email_address) = row.fields ->> 'email')
          and not exists (select from account other
                           where lower(other.email_address) = row.fields ->> 'email' and other.id <> account.id))`,
  );
  await run(
    tx,
    batch,
    `update data_import_row as kept
        set before = jsonb_build_object('email', account.email_address, 'first_name', account.first_name,
              'last_name', account.last_name, 'language', account.language, 'street_address', details.street_address,
              'zip_code', details.zip_code, 'city', details.city, 'country', details.country, 'phone', details.phone, 'card', ${NAMED_CARD},
              'consent', ${CONSENT_CHANGE('row')}, 'written_at', $5, 'digest', ref.digest, 'import_id', ref.import_id)
       from ${ROWS('people', 'update').replace(
         'data_import_row as row',
         `data_import_row as row
       join account on account.id = row.target_id
       left join contact_details details on details.account_id = account.id
       join data_import_ref ref on ref.source = $2 and ref.kind = 'people' and ref.outer_id = row.outer_id`,
       )}
        and kept.import_id = row.import_id and kept.kind = row.kind and kept.place = row.place`,
  );
  await run(
    tx,
    batch,
    `update account
        set email_address = row.fields ->> 'email', first_name = row.fields ->> 'first_name',
            last_name = row.fields ->> 'last_name', language = row.fields ->> 'language'
       from ${ROWS('people', 'update')} and account.id = row.target_id`,
  );
  await run(
    tx,
    batch,
    `insert into contact_details (account_id, street_address, zip_code, city, phone, changed_at, country)
     select ${CONTACT} from ${ROWS('people', 'update')}
        and (${HAS_CONTACT} or exists (select from contact_details where account_id = row.target_id))
     on conflict (account_id) do update
        set street_address = excluded.street_address, zip_code = excluded.zip_code, city = excluded.city,
            phone = excluded.phone, changed_at = excluded.changed_at, country = excluded.country`,
  );
  await nameCards(tx, batch);
  await changeConsents(tx, batch);
}

/** Also stores references of people matched by address, so that a later file finds them under any address. */
async function savePeopleRefs(tx: Transaction, batch: Batch): Promise<void> {
  await run(
    tx,
    batch,
    `insert into data_import_ref as ref
       (source, kind, outer_id, account_id, is_matched, has_target, digest, written, import_id, consent_given_at)
     select $2, 'people', row.outer_id, account.id, row.verdict = 'unchanged', account.id is not null, row.digest,
            case when account.id is not null then ${ACCOUNT_STATE} end, $1,
            (select given_at from newsletter_consent consent
              where row.verdict <> 'unchanged' and consent.account_id = account.id and consent.given_at = $5)
       from data_import_row as row
       left join account on account.id = row.target_id
       left join contact_details details on details.account_id = account.id
      where row.import_id = $1 and row.kind = 'people' and row.place > $3 and row.place <= $4 and row.outcome is null
        and (row.verdict in ('create', 'update') or row.verdict = 'unchanged' and row.why = 'existingPerson')
     on conflict (source, kind, outer_id) do update
        set digest = excluded.digest, written = excluded.written, import_id = excluded.import_id,
            consent_given_at = coalesce(excluded.consent_given_at, ref.consent_given_at)
      where not ref.is_matched`,
  );
}
