import { type Batch, ROWS } from '../batch/import-batch.ts';
import { REF_OF } from '../batch/living-state.ts';

/**
 * Effect of a later file on newsletter consent: adopts consent newly given there and withdraws imported consent.
 * Choices made here are never changed.
 */
export const CONSENT_CHANGE = (rows: 'row' | 'staged') => `
  case when (${rows}.fields ->> 'newsletter')::boolean
       then case when not exists (select from newsletter_consent where account_id = account.id) then 'given' end
       when exists (select from newsletter_consent consent
                     where consent.account_id = account.id and consent.given_at = ref.consent_given_at
                       and consent.withdrawn_at is null) then 'withdrawn' end`;

const UPDATED = ROWS('people', 'update');
const CONSENT = (change: 'given' | 'withdrawn') =>
  `consent.account_id = row.target_id and row.before ->> 'consent' = '${change}'`;
const WRITTEN_AT = `(row.before ->> 'written_at')::timestamptz`;

export async function changeConsents({ run }: Batch): Promise<void> {
  await run(`
    insert into newsletter_consent (account_id, given_at)
    select row.target_id, $5 from ${UPDATED} and row.before ->> 'consent' = 'given'`);
  await run(`
    update newsletter_consent consent set withdrawn_at = $5 from ${UPDATED} and ${CONSENT('withdrawn')}
       and consent.withdrawn_at is null
       and consent.given_at = (select ref.consent_given_at from data_import_ref ref where ${REF_OF('people')})`);
}

export async function undoConsents({ run }: Batch): Promise<void> {
  await run(`
    delete from newsletter_consent consent using ${UPDATED} and ${CONSENT('given')}
       and consent.given_at = ${WRITTEN_AT} and consent.withdrawn_at is null`);
  await run(`
    update newsletter_consent consent set withdrawn_at = null from ${UPDATED} and ${CONSENT('withdrawn')}
       and consent.withdrawn_at = ${WRITTEN_AT}
       and not exists (select from newsletter_consent other
                        where other.account_id = row.target_id and other.withdrawn_at is null)`);
}
