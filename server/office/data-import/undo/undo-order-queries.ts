import type { Transaction } from '../../../db/database.ts';
import { type Batch, lockRows, run } from '../commit/commit-batch.ts';
import { CONTRACT_STATE } from '../commit/living-state.ts';
import { forgetRefs, keep, restoreRefs, WRITTEN } from './undo-batch.ts';
import { deleteCards } from './undo-card-queries.ts';

/** Stopped before this row was written: another import of the source may have written it. */
const NOT_BROUGHT = (kind: 'campaigns' | 'companyOrders') => `
  not exists (select from data_import_ref ref
               where ref.source = $2 and ref.kind = '${kind}' and ref.outer_id = row.outer_id and ref.import_id = $1)`;

const CONTRACT = `join monthly_contract contract on contract.id = row.target_id`;

/** Charges made here remain, and so does such a contract. */
export async function undoContracts(tx: Transaction, batch: Batch): Promise<void> {
  await lockRows(
    tx,
    batch,
    'monthly_contract',
    `select row.target_id from ${WRITTEN('contracts', 'create')}
     union all select row.target_id from ${WRITTEN('contracts', 'update')}`,
  );
  await keep(
    tx,
    batch,
    'contracts',
    `not exists (select from data_import_ref ref join monthly_contract contract on contract.id = ref.target_id
                  where ref.source = $2 and ref.kind = 'contracts' and ref.outer_id = row.outer_id
                    and ref.import_id = $1 and ref.written = ${CONTRACT_STATE}
                    and not exists (select from contract_hold where contract_id = contract.id))`,
  );
  await undoChanges(tx, batch);
  const created = WRITTEN('contracts', 'create');
  const ids = `(select row.target_id from ${created})`;
  await run(tx, batch, `delete from instalment where contract_id in ${ids}`);
  const { rows } = await run(
    tx,
    batch,
    `, gone as (
       delete from monthly_contract where id in ${ids} returning card_order_id)
     select card_order_id as "orderId" from gone`,
  );
  await tx.query('delete from card_order where id = any ($1::uuid[])', [
    rows.map(({ orderId }) => orderId),
  ]);
  await deleteTokens(tx, batch, 'create');
  await deleteTokens(tx, batch, 'update');
  await forgetRefs(tx, batch, 'contracts');
}

/** Payment cards brought by this import and neither charged nor saved since. */
const deleteTokens = (tx: Transaction, batch: Batch, verdict: 'create' | 'update') =>
  run(
    tx,
    batch,
    `delete from payment_token token using ${WRITTEN('contracts', verdict)}
        and token.id = (row.before ->> 'brought_token')::uuid
        and token.saved_at = (row.before ->> 'brought_at')::timestamptz
        and not exists (select from monthly_contract where token_id = token.id)
        and not exists (select from token_charge where token_id = token.id)`,
  );

async function undoChanges(tx: Transaction, batch: Batch): Promise<void> {
  const updated = WRITTEN('contracts', 'update');
  await run(
    tx,
    batch,
    `delete from instalment where contract_id in (select row.target_id from ${updated})`,
  );
  await run(
    tx,
    batch,
    `insert into instalment (contract_id, number, due_on, amount_cents)
     select row.target_id, was.number, was.due_on, was.amount
       from ${WRITTEN(
         'contracts',
         'update',
         `cross join lateral jsonb_to_recordset(row.before -> 'instalments')
              as was (number int, due_on date, amount int)`,
       )}`,
  );
  await run(
    tx,
    batch,
    `update monthly_contract contract
        set paid_elsewhere = (row.before ->> 'paid_elsewhere')::int,
            next_try_at = (row.before ->> 'next_try_at')::timestamptz,
            token_id = (select id from payment_token where id = (row.before ->> 'token_id')::uuid)
       from ${updated} and contract.id = row.target_id`,
  );
  await restoreRefs(tx, batch, 'contracts', { joins: CONTRACT, state: CONTRACT_STATE });
}

/** Seats that the import wrote with the orders of the batch; whether they changed is tested on the rows themselves. */
const SEATS = `
  data_import_row as ordered
  join data_import_row as row
    on row.import_id = ordered.import_id and row.kind = 'seats' and row.parent_id = ordered.target_id
   and row.verdict = 'create' and row.outcome is null
 where ordered.import_id = $1 and ordered.kind = 'companyOrders' and ordered.place > $3 and ordered.place <= $4
   and ordered.verdict = 'create' and ordered.outcome is null`;

/** An order is deleted with all its seats or kept with all. */
export async function undoCompanyOrders(tx: Transaction, batch: Batch): Promise<void> {
  await lockRows(tx, batch, 'museum_card', `select row.target_id from ${SEATS}`);
  await keep(
    tx,
    batch,
    'companyOrders',
    `(${NOT_BROUGHT('companyOrders')}
      or not exists (select from company_order where id = row.target_id)
      or exists (select from company_envelope where order_id = row.target_id)
      or exists (
        select from company_seat seat
          left join data_import_row staged
            on staged.import_id = $1 and staged.kind = 'seats' and staged.target_id = seat.card_id
           and staged.verdict = 'create'
          join museum_card card on card.id = seat.card_id
         where seat.order_id = row.target_id
           and (staged.place is null or seat.invited_at is not null or seat.closed_at is not null
                or seat.email_address is distinct from staged.fields ->> 'email'
                or staged.fields ->> 'card_id' is null
                   and (card.registered_at is not null
                        or exists (select from card_redemption where card_id = card.id)
                        or (seat.handed_out_at is null) <> (staged.fields ->> 'handed_out_on' is null)))))`,
  );
  await run(
    tx,
    batch,
    `update data_import_row as row set outcome = 'kept', why = 'stillReferred'
       from data_import_row ordered
      where ordered.import_id = $1 and ordered.kind = 'companyOrders' and ordered.place > $3 and ordered.place <= $4
        and ordered.outcome = 'kept' and row.import_id = $1 and row.kind = 'seats'
        and row.parent_id = ordered.target_id and row.verdict = 'create' and row.outcome is null`,
  );
  await run(
    tx,
    batch,
    `delete from data_import_ref ref using ${SEATS}
        and ref.source = $2 and ref.kind = 'seats' and ref.outer_id = row.outer_id`,
  );
  await run(
    tx,
    batch,
    `delete from company_seat where card_id in (select row.target_id from ${SEATS})`,
  );
  const claimed = `(select row.target_id from ${SEATS} and row.fields ->> 'card_id' is not null)`;
  await run(tx, batch, `delete from card_redemption where card_id in ${claimed}`);
  await run(tx, batch, `delete from claimable_card where card_id in ${claimed}`);
  await deleteCards(tx, batch, `${SEATS} and row.fields ->> 'card_id' is null`);
  const orders = WRITTEN('companyOrders', 'create');
  await run(
    tx,
    batch,
    `delete from company_order where id in (select row.target_id from ${orders})`,
  );
  await run(
    tx,
    batch,
    `delete from card_order
      where id in (select imported_id($2, 'companyOrders:order', row.outer_id) from ${orders})`,
  );
  await forgetRefs(tx, batch, 'companyOrders');
}

export async function undoCampaigns(tx: Transaction, batch: Batch): Promise<void> {
  await keep(
    tx,
    batch,
    'campaigns',
    `(${NOT_BROUGHT('campaigns')}
      or not exists (select from campaign where id = row.target_id and not is_stopped and action_id is null)
      or exists (select from campaign_code code
                  where code.campaign_id = row.target_id
                    and (code.code <> row.fields ->> 'code'
                         or exists (select from card_order where campaign_code_id = code.id)
                         or exists (select from payment_order where campaign_code_id = code.id)))
      or exists (select from campaign_download where campaign_id = row.target_id))`,
  );
  const ids = `(select row.target_id from ${WRITTEN('campaigns', 'create')})`;
  await run(tx, batch, `delete from campaign_code where campaign_id in ${ids}`);
  await run(tx, batch, `delete from campaign where id in ${ids}`);
  await forgetRefs(tx, batch, 'campaigns');
}
