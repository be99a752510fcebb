import { OF_ACCOUNT, OF_CONTACT } from '../../../data-export/columns/people-columns.ts';
import { namesOf, setFrom, valuesOf } from '../../../data-export/columns/stored-column.ts';
import { type Batch, IN_RANGE, ROWS } from '../batch/import-batch.ts';
import { ACCOUNT, AS_WRITTEN } from '../batch/living-state.ts';
import { keepBefore } from '../batch/ref-queries.ts';
import { CONSENT_CHANGE, changeConsents } from '../people/consent-queries.ts';
import { NAMED_CARD, nameCards, namesComeAtOnce } from '../people/named-card-queries.ts';

const HAS_CONTACT = `num_nonnulls(row.fields ->> 'phone', row.fields ->> 'street_address') > 0`;
const INSERT_CONTACT = (rows: string) => `
    insert into contact_details (account_id, ${namesOf(OF_CONTACT)}, changed_at)
    select row.target_id, ${valuesOf(OF_CONTACT)}, $5 from ${rows}`;
const EXCLUDED = OF_CONTACT.map(({ column }) => `${column} = excluded.${column}`);

export async function commitPeople(batch: Batch): Promise<void> {
  const { run, skip } = batch;
  const created = `${ROWS('people', 'create')} and row.target_id is not null`;
  await namesComeAtOnce(batch);
  await run(`
    insert into account (id, ${namesOf(OF_ACCOUNT)}, created_at)
    select row.target_id, ${valuesOf(OF_ACCOUNT)}, coalesce((row.fields ->> 'created_on')::timestamptz, $5)
      from ${created}
    on conflict do nothing`);
  await skip(`
    row.verdict = 'create' and row.target_id is not null
    and not exists (select from account where id = row.target_id)`);
  await run(`${INSERT_CONTACT(`${created} and ${HAS_CONTACT}`)} on conflict do nothing`);
  await run(`
    insert into newsletter_consent (account_id, given_at)
    select row.target_id, $5 from ${created} and (row.fields ->> 'newsletter')::boolean
    on conflict do nothing`);
  await updatePeople(batch);
  await saveRefs(batch);
  await run(`
    select refresh_words_of_people(array(
      select row.target_id from data_import_row as row
       where ${IN_RANGE('people')} and row.verdict in ('create', 'update') and row.target_id is not null))`);
}

async function updatePeople(batch: Batch): Promise<void> {
  const { run, skip } = batch;
  const updated = ROWS('people', 'update');
  const isFree = `
    and (account.confirmed_at is null or lower(account.email_address) = row.fields ->> 'email')
    and not exists (select from account other
                     where lower(other.email_address) = row.fields ->> 'email' and other.id <> account.id)`;
  await skip(`row.verdict = 'update' and not ${AS_WRITTEN('people', ACCOUNT, isFree)}`);
  await keepBefore(batch, ACCOUNT.join('row.target_id'), {
    ...Object.fromEntries([...OF_ACCOUNT, ...OF_CONTACT].map(({ name, stored }) => [name, stored])),
    card: NAMED_CARD,
    consent: CONSENT_CHANGE('row'),
    written_at: '$5',
  });
  await run(`
    update account
       set ${setFrom('row.fields', OF_ACCOUNT)}
      from ${updated} and account.id = row.target_id`);
  const withContact = `
    ${updated} and (${HAS_CONTACT} or exists (select from contact_details where account_id = row.target_id))`;
  await run(`
    ${INSERT_CONTACT(withContact)}
    on conflict (account_id) do update set ${EXCLUDED}, changed_at = excluded.changed_at`);
  await nameCards(batch);
  await changeConsents(batch);
}

/** Also stores references of people matched by address, so that a later file finds them under any address. */
const saveRefs = ({ run }: Batch) =>
  run(`
    insert into data_import_ref as ref
      (source, kind, outer_id, account_id, is_matched, has_target, digest, written, import_id, consent_given_at)
    select $2, 'people', row.outer_id, account.id, row.verdict = 'unchanged', account.id is not null, row.digest,
           case when account.id is not null then ${ACCOUNT.state} end, $1,
           (select given_at from newsletter_consent consent
             where row.verdict <> 'unchanged' and consent.account_id = account.id and consent.given_at = $5)
      from data_import_row as row left ${ACCOUNT.join('row.target_id').trim()}
     where ${IN_RANGE('people')}
       and (row.verdict in ('create', 'update') or row.verdict = 'unchanged' and row.why = 'existingPerson')
    on conflict (source, kind, outer_id) do update
       set digest = excluded.digest, written = excluded.written, import_id = excluded.import_id,
           consent_given_at = coalesce(excluded.consent_given_at, ref.consent_given_at)
     where not ref.is_matched`);
