import { OF_ACCOUNT, OF_CONTACT } from '../../../data-export/columns/people-columns.ts';
import { ACCOUNT } from '../batch/living-state.ts';
import { CONSENT_CHANGE } from '../people/consent-queries.ts';
import { CARD_AS_BROUGHT } from '../people/named-card-queries.ts';
import { changedColumns, FIRST, judged, REF } from './judged.ts';

const STORED = [...OF_ACCOUNT, ...OF_CONTACT].map(({ name, stored, empty, valueIn }) => [
  name,
  `${empty === null ? stored : `coalesce(${stored}, '${empty}')`} is distinct from ${valueIn('staged.fields')}`,
]);
const CHANGES = changedColumns({
  ...Object.fromEntries(STORED),
  year_of_birth: `exists (select from ${CARD_AS_BROUGHT} and card.holder_account_id = account.id
                            and card.holder_year_of_birth <> (staged.fields ->> 'year_of_birth')::int)`,
  newsletter: `${CONSENT_CHANGE('staged')} is not null`,
});

/** The address is verified and used to sign in. */
const ADDRESS_IS_PROVEN = `account.confirmed_at is not null
  and lower(account.email_address) <> staged.fields ->> 'email'`;

/** Matches a person by outer id, else by address. Existing customers are unchanged. */
export const JUDGE_PEOPLE = judged('people', {
  also: [FIRST('email', 'twice')],
  target: `
              case when ref.outer_id is not null then coalesce(account.merged_into, account.id)
                   when staged.fields ->> 'email' is null then null
                   when found.id is not null then coalesce(found.merged_into, found.id)
                   else imported_id($2, 'people', staged.outer_id) end`,
  cases: `
                when ref.has_target and account.id is null then 'refused:alreadyGone'
                when ref.is_matched then 'unchanged:existingPerson:email'
                when ref.digest = staged.digest then 'unchanged'
                when ref.outer_id is not null and (not ref.has_target or staged.fields ->> 'email' is null)
                  then 'refused:cannotChange:email'
                when ref.written <> ${ACCOUNT.state} then 'refused:changedHere:' || ${CHANGES}
                when ref.outer_id is not null and ${ADDRESS_IS_PROVEN} then 'refused:changedHere:email'
                when ref.outer_id is not null and found.id <> account.id then 'refused:emailOfOther:email'
                when twice.first < staged.place then 'refused:emailTwice:email'
                when ref.outer_id is not null then 'update::' || ${CHANGES}
                when found.id is null then 'create'
                when found.role <> 'customer' or exists (select from staff_member where account_id = found.id)
                  or exists (select from museum_member where account_id = found.id)
                  then 'refused:staffAccount:email'
                when exists (select from data_import_ref other
                              where other.account_id = coalesce(found.merged_into, found.id)
                                and other.source = $2 and other.kind = 'people')
                  then 'refused:emailOfOther:email'
                else 'unchanged:existingPerson:email'`,
  joins: `
         left join twice on twice.value = staged.fields ->> 'email'
         ${REF('people')}
         left join account on account.id = ref.account_id
         left join contact_details details on details.account_id = account.id
         left join account found on lower(found.email_address) = staged.fields ->> 'email'`,
});
