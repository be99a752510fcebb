import type { LocalDate } from '../../../../domain/base/local-date.ts';
import type { Database } from '../../../db/database.ts';
import { CONTRACT_STATE, OTHER_RUNS } from '../commit/living-state.ts';
import { OF_CARD } from './judge-card-queries.ts';
import { JUDGED } from './judged.ts';

const REF = (kind: string) => `
  left join data_import_ref ref
    on ref.source = $2 and ref.kind = '${kind}' and ref.outer_id = staged.outer_id`;

const NUMBER_TAKEN = `
  exists (select from museum_card taken where taken.customer_number = staged.fields ->> 'customer_number')
  or exists (select from former_card_number former where former.customer_number = staged.fields ->> 'customer_number')
  or exists (select from data_import_row card
              where card.import_id = $1 and card.kind = 'cards' and card.verdict in ('create', 'update')
                and card.fields ->> 'customer_number' = staged.fields ->> 'customer_number')`;

const CODE_TAKEN = `
  exists (select from museum_card taken
           where taken.activation_code_hash = decode(staged.fields ->> 'code_hash', 'hex'))`;

const FIRST = (column: string, name: string) => `
  ${name} as (select fields ->> '${column}' as value, min(place) as first from staged
               where fields ->> '${column}' is not null group by 1 having count(*) > 1)`;

export async function judgeGifts(db: Database, importId: string, source: string): Promise<void> {
  await db.query(
    JUDGED('gifts', {
      also: [FIRST('customer_number', 'numbers'), FIRST('code_hash', 'codes')],
      select: `
       select staged.place, imported_id($2, 'gifts', staged.outer_id) as target_id, null::uuid as parent_id,
              null::int as repeat_number,
              case
                when doubled.first < staged.place then 'refused:doubledOuterId:gift_id'
                when ref.has_target and ref.card_id is null then 'refused:alreadyGone'
                when ref.digest = staged.digest then 'unchanged'
                when ref.outer_id is not null then 'refused:cannotChange'
                when numbers.first < staged.place then 'refused:numberOfOther:customer_number'
                when codes.first < staged.place or ${CODE_TAKEN} then 'refused:codeTaken:activation_code'
                when ${NUMBER_TAKEN} then 'refused:numberTaken:customer_number'
                else 'create'
              end as finding
         from staged
         left join doubled using (outer_id)
         left join numbers on numbers.value = staged.fields ->> 'customer_number'
         left join codes on codes.value = staged.fields ->> 'code_hash'
         ${REF('gifts')}`,
    }),
    [importId, source],
  );
}

/** Refuses orders without seats. */
export async function judgeCompanyOrders(
  db: Database,
  importId: string,
  source: string,
): Promise<void> {
  await db.query(
    JUDGED('companyOrders', {
      select: `
       select staged.place, imported_id($2, 'companyOrders', staged.outer_id) as target_id, null::uuid as parent_id,
              null::int as repeat_number,
              case
                when doubled.first < staged.place then 'refused:doubledOuterId:company_order_id'
                when ref.digest = staged.digest then 'unchanged'
                when ref.outer_id is not null then 'refused:cannotChange'
                when not exists (select from data_import_row seat
                                  where seat.import_id = $1 and seat.kind = 'seats'
                                    and seat.fields ->> 'company_order_id' = staged.outer_id)
                  then 'refused:missing:number'
                else 'create'
              end as finding
         from staged
         left join doubled using (outer_id)
         ${REF('companyOrders')}`,
    }),
    [importId, source],
  );
}

export async function judgeSeats(db: Database, importId: string, source: string): Promise<void> {
  await db.query(
    JUDGED('seats', {
      also: [
        FIRST('customer_number', 'numbers'),
        FIRST('code_hash', 'codes'),
        FIRST('card_id', 'cards'),
        `places as (select fields ->> 'company_order_id' as ordered, fields ->> 'number' as number, min(place) as first
                      from staged group by 1, 2 having count(*) > 1)`,
        `addresses as (select fields ->> 'company_order_id' as ordered, fields ->> 'email' as email, min(place) as first
                         from staged where fields ->> 'email' is not null group by 1, 2 having count(*) > 1)`,
      ],
      select: `
       select staged.place, coalesce(${OF_CARD.id}, imported_id($2, 'seats', staged.outer_id)) as target_id,
              imported_id($2, 'companyOrders', staged.fields ->> 'company_order_id') as parent_id,
              null::int as repeat_number,
              case
                when doubled.first < staged.place then 'refused:doubledOuterId:seat_id'
                when ref.digest = staged.digest then 'unchanged'
                when ref.outer_id is not null then 'refused:cannotChange'
                when ordered.outer_id is null then 'refused:unknownReference:company_order_id'
                when ordered.verdict = 'refused' then 'refused:referenceRefused:company_order_id'
                when ordered.verdict <> 'create' then 'refused:cannotChange:company_order_id'
                when places.first < staged.place then 'refused:outOfRange:number'
                when addresses.first < staged.place then 'refused:emailTwice:email'
                when staged.fields ->> 'card_id' is not null and (
                       ${OF_CARD.id} is null or bearer.verdict = 'refused' or cards.first < staged.place
                       or exists (select from claimable_card where card_id = ${OF_CARD.id}))
                  then 'refused:unknownReference:card_id'
                when staged.fields ->> 'card_id' is not null then 'create'
                when numbers.first < staged.place then 'refused:numberOfOther:customer_number'
                when codes.first < staged.place or ${CODE_TAKEN} then 'refused:codeTaken:activation_code'
                when ${NUMBER_TAKEN} then 'refused:numberTaken:customer_number'
                else 'create'
              end as finding
         from staged
         left join doubled using (outer_id)
         left join numbers on numbers.value = staged.fields ->> 'customer_number'
         left join codes on codes.value = staged.fields ->> 'code_hash'
         left join cards on cards.value = staged.fields ->> 'card_id'
         left join places on places.ordered = staged.fields ->> 'company_order_id'
                         and places.number = staged.fields ->> 'number'
         left join addresses on addresses.ordered = staged.fields ->> 'company_order_id'
                            and addresses.email = staged.fields ->> 'email'
         left join data_import_row ordered
           on ordered.import_id = $1 and ordered.kind = 'companyOrders' and ordered.fields is not null
          and ordered.outer_id = staged.fields ->> 'company_order_id'
          and ordered.why is distinct from 'doubledOuterId'
         ${OF_CARD.join}
         ${REF('seats')}`,
    }),
    [importId, source],
  );
}

/** The card holder pays: without an account nobody could be notified of a payment. */
export async function judgeContracts(
  db: Database,
  importId: string,
  source: string,
  today: LocalDate,
): Promise<void> {
  await db.query(
    JUDGED('contracts', {
      also: [FIRST('card_id', 'cards')],
      select: `
       select staged.place, imported_id($2, 'contracts', staged.outer_id) as target_id, ${OF_CARD.id} as parent_id,
              null::int as repeat_number,
              case
                when doubled.first < staged.place then 'refused:doubledOuterId:contract_id'
                when bearer.outer_id is null and known.outer_id is null then 'refused:unknownReference:card_id'
                when bearer.verdict = 'refused' and known.card_id is null then 'refused:referenceRefused:card_id'
                when ref.outer_id is not null and contract.id is null then 'refused:alreadyGone'
                when ref.digest = staged.digest then 'unchanged'
                when (staged.fields ->> 'next_due_on')::date < $3::date then 'refused:outOfRange:next_due_on'
                when ref.written <> ${CONTRACT_STATE} then 'refused:changedHere'
                when ref.outer_id is not null and contract.card_id <> ${OF_CARD.id} then 'refused:cannotChange:card_id'
                when ref.outer_id is not null then 'update::paid_instalments,next_due_on'
                when cards.first < staged.place then 'refused:doubledOuterId:card_id'
                when bearer.parent_id is null and holder.holder_account_id is null then 'refused:missing:email'
                when ${OTHER_RUNS(OF_CARD.id)} then 'refused:cardHasContract:card_id'
                else 'create'
              end as finding
         from staged
         left join doubled using (outer_id)
         left join cards on cards.value = staged.fields ->> 'card_id'
         ${OF_CARD.join}
         left join museum_card holder on holder.id = known.card_id
         ${REF('contracts')}
         left join monthly_contract contract on contract.id = ref.target_id`,
    }),
    [importId, source, today],
  );
}

export async function judgeCampaigns(
  db: Database,
  importId: string,
  source: string,
): Promise<void> {
  await db.query(
    JUDGED('campaigns', {
      also: [FIRST('code', 'codes')],
      select: `
       select staged.place, imported_id($2, 'campaigns', staged.outer_id) as target_id, null::uuid as parent_id,
              null::int as repeat_number,
              case
                when doubled.first < staged.place then 'refused:doubledOuterId:campaign_id'
                when ref.digest = staged.digest then 'unchanged'
                when ref.outer_id is not null then 'refused:cannotChange'
                when codes.first < staged.place
                  or exists (select from campaign_code where code = staged.fields ->> 'code')
                  then 'refused:codeTaken:code'
                else 'create'
              end as finding
         from staged
         left join doubled using (outer_id)
         left join codes on codes.value = staged.fields ->> 'code'
         ${REF('campaigns')}`,
    }),
    [importId, source],
  );
}
