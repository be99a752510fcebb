import { CARD } from '../batch/living-state.ts';
import { changedColumns, judged, NUMBER_TAKEN, OF_CARD, REF } from './judged.ts';

const CHANGES = changedColumns({
  valid_until: `(validity.starts_on, validity.valid_until, validity.waits_for_first_visit) is distinct from
    ((staged.fields ->> 'starts_on')::date, (staged.fields ->> 'valid_until')::date,
     staged.fields ->> 'waiting_months' is not null)`,
  blocked: `(card.blocked_at is not null) <> (staged.fields ->> 'blocked')::boolean`,
});

/** Owner of the card, in this import or else an earlier one. */
const PERSON = `
  left join data_import_row person
    on person.import_id = $1 and person.kind = 'people' and person.outer_id = staged.fields ->> 'person_id'
   and person.fields is not null and person.why is distinct from 'doubledOuterId'
  left join data_import_ref owner
    on owner.source = $2 and owner.kind = 'people' and owner.outer_id = staged.fields ->> 'person_id'`;

const NUMBERS = `left join numbers on numbers.number = staged.fields ->> 'customer_number'`;

/**
 * A number belongs to one card and an account holds one card. Preference: a card valid for entry over the lost one it
 * replaced, then one already here, then the one that ends last.
 */
export const JUDGE_CARDS = judged('cards', {
  also: [
    `numbers as materialized (
       select fields ->> 'customer_number' as number, min(place) as first from staged
        group by 1 having count(*) > 1)`,
    // Materialized: the planner expects one row and would recompute it for every card.
    `several as materialized (
       select fields ->> 'person_id' as person from staged group by 1 having count(*) > 1)`,
    `last_of as materialized (
       select distinct on (staged.fields ->> 'person_id') staged.fields ->> 'person_id' as person, place as last
         from staged
         left join doubled using (outer_id)
         ${NUMBERS}
         ${REF('cards')}
         left join museum_card card on card.id = ref.card_id
        where staged.fields ->> 'person_id' in (select person from several)
          and coalesce(doubled.first, place) = place and coalesce(numbers.first, place) = place
          and case when ref.outer_id is null then not (${NUMBER_TAKEN})
                   else card.customer_number = staged.fields ->> 'customer_number' end
        order by staged.fields ->> 'person_id', (staged.fields ->> 'blocked')::boolean, card.id is null,
                 coalesce(staged.fields ->> 'valid_until', '9999') desc, place desc)`,
  ],
  parent: 'case when person.outer_id is not null then person.target_id else owner.account_id end',
  cases: `
                when person.outer_id is null and owner.outer_id is null then 'refused:unknownReference:person_id'
                when person.verdict = 'refused' and owner.outer_id is null then 'refused:referenceRefused:person_id'
                when ref.has_target and card.id is null then 'refused:alreadyGone'
                when numbers.first < staged.place then 'refused:numberOfOther:customer_number'
                when ref.digest = staged.digest then 'unchanged'
                when ref.outer_id is not null and card.customer_number <> staged.fields ->> 'customer_number'
                  then 'refused:cannotChange:customer_number'
                when ref.written <> ${CARD.state} then 'refused:changedHere:' || ${CHANGES}
                when ref.outer_id is not null then 'update::' || ${CHANGES}
                when owner.has_target and owner.account_id is null then 'refused:alreadyGone:person_id'
                when ${NUMBER_TAKEN} then 'refused:numberTaken:customer_number'
                when exists (select from museum_card held
                              where held.holder_account_id = coalesce(person.target_id, owner.account_id))
                  then 'refused:accountHasCard:person_id'
                when last_of.last <> staged.place then 'refused:secondCard:person_id'
                when person.fields ->> 'year_of_birth' is null then 'refused:missing:year_of_birth'
                else 'create'`,
  joins: `
         ${NUMBERS}
         left join last_of on last_of.person = staged.fields ->> 'person_id'
         ${PERSON}
         ${REF('cards')}
         left join museum_card card on card.id = ref.card_id
         left join card_validity validity on validity.card_id = card.id`,
});

/** Of a card's visits to a museum on one day the first by outer id counts; the others get a repeat number. */
export const JUDGE_VISITS = judged('visits', {
  also: [
    `repeats as (
       select place, (row_number() over same_day - 1)::int as repeat
         from staged
        where (fields ->> 'card_id', museum_id, fields ->> 'visited_on') in (
                select fields ->> 'card_id', museum_id, fields ->> 'visited_on' from staged
                 group by 1, 2, 3 having count(*) > 1)
       window same_day as (partition by fields ->> 'card_id', museum_id, fields ->> 'visited_on' order by outer_id))`,
  ],
  target: 'staged.target_id',
  parent: `case when bearer.verdict is distinct from 'refused' then ${OF_CARD.id} end`,
  repeat: 'coalesce(repeats.repeat, 0)',
  cases: `${OF_CARD.cases}
                when known.outer_id is not null and known.card_id is null then 'refused:alreadyGone:card_id'
                when (staged.fields ->> 'visited_on')::date <= holder.diary_forgotten_on
                     or visit.card_id is null and visit.id is not null then 'unchanged:alreadyGone'
                when visit.id is null then 'create'
                when (visit.card_id, visit.museum_id, visit.visited_on)
                     = (${OF_CARD.id}, staged.museum_id, (staged.fields ->> 'visited_on')::date) then 'unchanged'
                when visit.card_id <> ${OF_CARD.id} then 'refused:cannotChange:card_id'
                else 'update::museum,visited_on'`,
  joins: `
         left join repeats using (place)
         ${OF_CARD.join}
         left join museum_card holder on holder.id = known.card_id
         left join visit on visit.id = staged.target_id`,
});
