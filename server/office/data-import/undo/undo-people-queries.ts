import type { Transaction } from '../../../db/database.ts';
import { type Batch, run } from '../commit/commit-batch.ts';
import { namesComeAtOnce } from '../commit/commit-people-queries.ts';
import { undoConsents } from '../commit/consent-queries.ts';
import { ACCOUNT_STATE } from '../commit/living-state.ts';
import { renameCards } from '../judge/named-card-queries.ts';
import { ACCOUNT_IS_USED, forgetRefs, keep, restoreRefs, WRITTEN } from './undo-batch.ts';

const ACCOUNT = `
  join account on account.id = row.target_id
  left join contact_details details on details.account_id = account.id`;

/** A person who has signed in owns the account and the address they used. */
export async function undoPeople(tx: Transaction, batch: Batch): Promise<void> {
  await namesComeAtOnce(tx);
  await keep(
    tx,
    batch,
    'people',
    `row.target_id is not null and (
       not exists (select from data_import_ref ref
                     join account on account.id = ref.account_id
                     left join contact_details details on details.account_id = account.id
                    where ref.source = $2 and ref.kind = 'people' and ref.outer_id = row.outer_id
                      and ref.import_id = $1 and ref.written = ${ACCOUNT_STATE}
                      and (account.confirmed_at is null and account.password_hash is null
                           or row.verdict = 'update' and account.email_address = row.before ->> 'email'))
       or row.verdict = 'create' and (${ACCOUNT_IS_USED}))`,
  );
  await keep(
    tx,
    batch,
    'people',
    `row.verdict = 'update' and exists (
       select from account other
        where lower(other.email_address) = lower(row.before ->> 'email') and other.id <> row.target_id)`,
    'emailOfOther',
  );
  await run(
    tx,
    batch,
    `update account
        set email_address = row.before ->> 'email', first_name = row.before ->> 'first_name',
            last_name = row.before ->> 'last_name', language = row.before ->> 'language'
       from ${WRITTEN('people', 'update')} and account.id = row.target_id`,
  );
  await run(
    tx,
    batch,
    `update contact_details
        set street_address = row.before ->> 'street_address', zip_code = row.before ->> 'zip_code',
            city = row.before ->> 'city', phone = row.before ->> 'phone',
            country = coalesce(row.before ->> 'country', 'FI')
       from ${WRITTEN('people', 'update')} and contact_details.account_id = row.target_id
        and row.before ->> 'phone' is not null`,
  );
  await run(
    tx,
    batch,
    `delete from contact_details using ${WRITTEN('people', 'update')}
        and contact_details.account_id = row.target_id and row.before ->> 'phone' is null`,
  );
  await renameCards(tx, batch);
  await undoConsents(tx, batch);
  await restoreRefs(tx, batch, 'people', { joins: ACCOUNT, state: ACCOUNT_STATE });
  await run(
    tx,
    batch,
    `select refresh_words_of_people(array(select row.target_id from ${WRITTEN('people', 'update')}))`,
  );
  await run(
    tx,
    batch,
    `delete from data_import_ref ref using data_import_row as row
      where row.import_id = $1 and row.kind = 'people' and row.place > $3 and row.place <= $4
        and ref.source = $2 and ref.kind = 'people' and ref.outer_id = row.outer_id
        and ref.import_id = $1 and ref.is_matched`,
  );
  await forgetRefs(tx, batch, 'people');
  await run(
    tx,
    batch,
    `delete from account using ${WRITTEN('people', 'create')} and account.id = row.target_id`,
  );
}
