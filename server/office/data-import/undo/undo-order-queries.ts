import { type Batch, lockRows, ROWS, SEATS_OF_ORDERS } from '../batch/import-batch.ts';
import { AS_WRITTEN, CONTRACT, REF_OF } from '../batch/living-state.ts';
import { forgetRefs, restoreRefs } from '../batch/ref-queries.ts';
import { deleteCards } from './undo-card-queries.ts';

/** Stopped before this row was written: another import of the source may have written it. */
const NOT_BROUGHT = (kind: 'campaigns' | 'companyOrders') => `
  not exists (select from data_import_ref ref where ${REF_OF(kind)} and ref.import_id = $1)`;

/** Charges made here remain, and so does such a contract. */
export async function undoContracts(batch: Batch): Promise<void> {
  const { run, keep, tx } = batch;
  const created = ROWS('contracts', 'create');
  const ids = `(select row.target_id from ${created})`;
  await lockRows(
    batch,
    'monthly_contract',
    `select row.target_id from ${created}
     union all select row.target_id from ${ROWS('contracts', 'update')}`,
  );
  const isFree = `
    and ref.import_id = $1 and not exists (select from contract_hold where contract_id = contract.id)`;
  await keep(`not ${AS_WRITTEN('contracts', CONTRACT, isFree)}`);
  await undoChanges(batch);
  await run(`delete from instalment where contract_id in ${ids}`);
  const orders = await run<{ orderId: string }>(`, gone as (
    delete from monthly_contract where id in ${ids} returning card_order_id)
    select card_order_id as "orderId" from gone`);
  await tx.query('delete from card_order where id = any ($1::uuid[])', [
    orders.map(({ orderId }) => orderId),
  ]);
  await deleteTokens(batch, 'create');
  await deleteTokens(batch, 'update');
  await forgetRefs(batch);
}

/** Payment cards brought by this import and neither charged nor saved since. */
const deleteTokens = ({ run }: Batch, verdict: 'create' | 'update') =>
  run(`
    delete from payment_token token using ${ROWS('contracts', verdict)}
       and token.id = (row.before ->> 'brought_token')::uuid
       and token.saved_at = (row.before ->> 'brought_at')::timestamptz
       and not exists (select from monthly_contract where token_id = token.id)
       and not exists (select from token_charge where token_id = token.id)`);

async function undoChanges(batch: Batch): Promise<void> {
  const { run } = batch;
  const updated = ROWS('contracts', 'update');
  const instalments = `
    cross join lateral jsonb_to_recordset(row.before -> 'instalments') as was (number int, due_on date, amount int)`;
  await run(`delete from instalment where contract_id in (select row.target_id from ${updated})`);
  await run(`
    insert into instalment (contract_id, number, due_on, amount_cents)
    select row.target_id, was.number, was.due_on, was.amount
      from ${ROWS('contracts', 'update', instalments)}`);
  await run(`
    update monthly_contract contract
       set paid_elsewhere = (row.before ->> 'paid_elsewhere')::int,
           next_try_at = (row.before ->> 'next_try_at')::timestamptz,
           token_id = (select id from payment_token where id = (row.before ->> 'token_id')::uuid)
      from ${updated} and contract.id = row.target_id`);
  await restoreRefs(batch, CONTRACT);
}

/** An order is deleted with all its seats or kept with all. Whether seats changed is tested on the rows themselves. */
export async function undoCompanyOrders(batch: Batch): Promise<void> {
  const { run, keep } = batch;
  await lockRows(batch, 'museum_card', `select row.target_id from ${SEATS_OF_ORDERS}`);
  await keep(`
    (${NOT_BROUGHT('companyOrders')}
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
                       or (seat.handed_out_at is null) <> (staged.fields ->> 'handed_out_on' is null)))))`);
  await run(`
    update data_import_row as row set outcome = 'kept', why = 'stillReferred'
      from data_import_row ordered
     where ordered.import_id = $1 and ordered.kind = 'companyOrders' and ordered.place > $3 and ordered.place <= $4
       and ordered.outcome = 'kept' and row.import_id = $1 and row.kind = 'seats'
       and row.parent_id = ordered.target_id and row.verdict = 'create' and row.outcome is null`);
  await run(`
    delete from data_import_ref ref using ${SEATS_OF_ORDERS}
       and ${REF_OF('seats')}`);
  await run(
    `delete from company_seat where card_id in (select row.target_id from ${SEATS_OF_ORDERS})`,
  );
  const claimed = `(select row.target_id from ${SEATS_OF_ORDERS} and row.fields ->> 'card_id' is not null)`;
  await run(`delete from card_redemption where card_id in ${claimed}`);
  await run(`delete from claimable_card where card_id in ${claimed}`);
  await deleteCards(batch, `${SEATS_OF_ORDERS} and row.fields ->> 'card_id' is null`);
  const orders = ROWS('companyOrders', 'create');
  await run(`delete from company_order where id in (select row.target_id from ${orders})`);
  await run(`
    delete from card_order
     where id in (select imported_id($2, 'companyOrders:order', row.outer_id) from ${orders})`);
  await forgetRefs(batch);
}

export async function undoCampaigns(batch: Batch): Promise<void> {
  const { run, keep } = batch;
  await keep(`
    (${NOT_BROUGHT('campaigns')}
     or not exists (select from campaign where id = row.target_id and not is_stopped and action_id is null)
     or exists (select from campaign_code code
                 where code.campaign_id = row.target_id
                   and (code.code <> row.fields ->> 'code'
                        or exists (select from card_order where campaign_code_id = code.id)
                        or exists (select from payment_order where campaign_code_id = code.id)))
     or exists (select from campaign_download where campaign_id = row.target_id))`);
  const ids = `(select row.target_id from ${ROWS('campaigns', 'create')})`;
  await run(`delete from campaign_code where campaign_id in ${ids}`);
  await run(`delete from campaign where id in ${ids}`);
  await forgetRefs(batch);
}
