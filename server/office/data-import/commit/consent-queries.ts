import type { Transaction } from '../../../db/database.ts';
import { WRITTEN } from '../undo/undo-batch.ts';
import { type Batch, ROWS, run } from './commit-batch.ts';

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

const CONSENT = (change: 'given' | 'withdrawn') =>
  `consent.account_id = row.target_id and row.before ->> 'consent' = '${change}'`;
const WRITTEN_AT = `(row.before ->> 'written_at')::timestamptz`;

export async function changeConsents(tx: Transaction, batch: Batch): Promise<void> {
  const updated = ROWS('people', 'update');
  await run(
    tx,
    batch,
    `insert into newsletter_consent (account_id, given_at)
     select row.target_id, $5 from ${updated} and row.before ->> 'consent' = 'given'`,
  );
  await run(
    tx,
    batch,
    `update newsletter_consent consent set withdrawn_at = $5 from ${updated} and ${CONSENT('withdrawn')}
        and consent.withdrawn_at is null
        and consent.given_at = (select ref.consent_given_at from data_import_ref ref
                                 where ref.source = $2 and ref.kind = 'people' and ref.outer_id = row.outer_id)`,
  );
}

export async function undoConsents(tx: Transaction, batch: Batch): Promise<void> {
  const updated = WRITTEN('people', 'update');
  await run(
    tx,
    batch,
    `delete from newsletter_consent consent using ${updated} and ${CONSENT('given')}
        and consent.given_at = ${WRITTEN_AT} and consent.withdrawn_at is null`,
  );
  await run(
    tx,
    batch,
    `update newsletter_consent consent set withdrawn_at = null from ${updated} and ${CONSENT('withdrawn')}
        and consent.withdrawn_at = ${WRITTEN_AT}
        and not exists (select from newsletter_consent other
                         where other.account_id = row.target_id and other.withdrawn_at is null)`,
  );
}
