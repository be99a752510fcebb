import { CONTRACT, OTHER_RUNS } from '../batch/living-state.ts';
import { FIRST, judged, NUMBER_TAKEN, OF_CARD, REF } from './judged.ts';

/** Of a waiting card: another one has its code or number, here or in the file. */
const CODE_OR_NUMBER_TAKEN = `
                when codes.first < staged.place or
  exists (select from museum_card taken
           where taken.activation_code_hash = decode(staged.fields ->> 'code_hash', 'hex')) then 'refused:codeTaken:activation_code'
                when ${NUMBER_TAKEN}
  or exists (select from data_import_row card
              where card.import_id = $1 and card.kind = 'cards' and card.verdict in ('create', 'update')
                and card.fields ->> 'customer_number' = staged.fields ->> 'customer_number') then 'refused:numberTaken:customer_number'`;
const NUMBERS_AND_CODES = `
         left join numbers on numbers.value = staged.fields ->> 'customer_number'
         left join codes on codes.value = staged.fields ->> 'code_hash'`;

export const JUDGE_GIFTS = judged('gifts', {
  also: [FIRST('customer_number', 'numbers'), FIRST('code_hash', 'codes')],
  cases: `
                when ref.has_target and ref.card_id is null then 'refused:alreadyGone'
                when ref.digest = staged.digest then 'unchanged'
                when ref.outer_id is not null then 'refused:cannotChange'
                when numbers.first < staged.place then 'refused:numberOfOther:customer_number'
                ${CODE_OR_NUMBER_TAKEN}
                else 'create'`,
  joins: `${NUMBERS_AND_CODES} ${REF('gifts')}`,
});

/** Refuses orders without seats. */
export const JUDGE_COMPANY_ORDERS = judged('companyOrders', {
  cases: `
                when ref.digest = staged.digest then 'unchanged'
                when ref.outer_id is not null then 'refused:cannotChange'
                when not exists (select from data_import_row seat
                                  where seat.import_id = $1 and seat.kind = 'seats'
                                    and seat.fields ->> 'company_order_id' = staged.outer_id)
                  then 'refused:missing:number'
                else 'create'`,
  joins: REF('companyOrders'),
});

export const JUDGE_SEATS = judged('seats', {
  also: [
    FIRST('customer_number', 'numbers'),
    FIRST('code_hash', 'codes'),
    FIRST('card_id', 'cards'),
    `places as (select fields ->> 'company_order_id' as ordered, fields ->> 'number' as number, min(place) as first
                  from staged group by 1, 2 having count(*) > 1)`,
    `addresses as (select fields ->> 'company_order_id' as ordered, fields ->> 'email' as email, min(place) as first
                     from staged where fields ->> 'email' is not null group by 1, 2 having count(*) > 1)`,
  ],
  target: `coalesce(${OF_CARD.id}, imported_id($2, 'seats', staged.outer_id))`,
  parent: `imported_id($2, 'companyOrders', staged.fields ->> 'company_order_id')`,
  cases: `
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
                ${CODE_OR_NUMBER_TAKEN}
                else 'create'`,
  joins: `${NUMBERS_AND_CODES}
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
});

/** The card holder pays: without an account nobody could be notified of a payment. */
export const JUDGE_CONTRACTS = judged('contracts', {
  also: [FIRST('card_id', 'cards')],
  parent: OF_CARD.id,
  cases: `${OF_CARD.cases}
                when ref.outer_id is not null and contract.id is null then 'refused:alreadyGone'
                when ref.digest = staged.digest then 'unchanged'
                when (staged.fields ->> 'next_due_on')::date < $3::date then 'refused:outOfRange:next_due_on'
                when ref.written <> ${CONTRACT.state} then 'refused:changedHere'
                when ref.outer_id is not null and contract.card_id <> ${OF_CARD.id} then 'refused:cannotChange:card_id'
                when ref.outer_id is not null then 'update::paid_instalments,next_due_on'
                when cards.first < staged.place then 'refused:doubledOuterId:card_id'
                when bearer.parent_id is null and holder.holder_account_id is null then 'refused:missing:email'
                when ${OTHER_RUNS(OF_CARD.id)} then 'refused:cardHasContract:card_id'
                else 'create'`,
  joins: `
         left join cards on cards.value = staged.fields ->> 'card_id'
         ${OF_CARD.join}
         left join museum_card holder on holder.id = known.card_id
         ${REF('contracts')}
         left join monthly_contract contract on contract.id = ref.target_id`,
});

export const JUDGE_CAMPAIGNS = judged('campaigns', {
  also: [FIRST('code', 'codes')],
  cases: `
                when ref.digest = staged.digest then 'unchanged'
                when ref.outer_id is not null then 'refused:cannotChange'
                when codes.first < staged.place
                  or exists (select from campaign_code where code = staged.fields ->> 'code')
                  then 'refused:codeTaken:code'
                else 'create'`,
  joins: `
         left join codes on codes.value = staged.fields ->> 'code'
         ${REF('campaigns')}`,
});
