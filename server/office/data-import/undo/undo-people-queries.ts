import { OF_ACCOUNT, OF_CONTACT } from '../../../data-export/columns/people-columns.ts';
import { setFrom } from '../../../data-export/columns/stored-column.ts';
import { type Batch, ROWS } from '../batch/import-batch.ts';
import { ACCOUNT, AS_WRITTEN, REF_OF } from '../batch/living-state.ts';
import { forgetRefs, restoreRefs } from '../batch/ref-queries.ts';
import { undoConsents } from '../people/consent-queries.ts';
import { namesComeAtOnce, renameCards } from '../people/named-card-queries.ts';
import { ACCOUNT_IS_USED } from './used-here.ts';

/** A person who has signed in owns the account and the address they used. */
export async function undoPeople(batch: Batch): Promise<void> {
  const { run, keep } = batch;
  const updated = ROWS('people', 'update');
  await namesComeAtOnce(batch);
  const isFree = `
    and ref.import_id = $1
    and (account.confirmed_at is null and account.password_hash is null
         or row.verdict = 'update' and account.email_address = row.before ->> 'email')`;
  await keep(`
    row.target_id is not null
    and (not ${AS_WRITTEN('people', ACCOUNT, isFree)} or row.verdict = 'create' and (${ACCOUNT_IS_USED}))`);
  await keep(
    `row.verdict = 'update' and exists (
       select from account other
        where lower(other.email_address) = lower(row.before ->> 'email') and other.id <> row.target_id)`,
    'emailOfOther',
  );
  await run(`
    update account
       set ${setFrom('row.before', OF_ACCOUNT)}
      from ${updated} and account.id = row.target_id`);
  await run(`
    update contact_details
       set ${setFrom('row.before', OF_CONTACT)}
      from ${updated} and contact_details.account_id = row.target_id
       and row.before ->> 'phone' is not null`);
  await run(`
    delete from contact_details using ${updated}
       and contact_details.account_id = row.target_id and row.before ->> 'phone' is null`);
  await renameCards(batch);
  await undoConsents(batch);
  await restoreRefs(batch, ACCOUNT);
  await run(`select refresh_words_of_people(array(select row.target_id from ${updated}))`);
  await run(`
    delete from data_import_ref ref using data_import_row as row
     where row.import_id = $1 and row.kind = 'people' and row.place > $3 and row.place <= $4
       and ${REF_OF('people')} and ref.import_id = $1 and ref.is_matched`);
  await forgetRefs(batch);
  await run(`delete from account using ${ROWS('people', 'create')} and account.id = row.target_id`);
}
