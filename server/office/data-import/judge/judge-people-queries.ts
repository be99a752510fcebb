import type { Database } from '../../../db/database.ts';
import { CONSENT_CHANGE } from '../commit/consent-queries.ts';
import { ACCOUNT_STATE } from '../commit/living-state.ts';
import { changedColumns, JUDGED } from './judged.ts';
import { CARD_AS_BROUGHT } from './named-card-queries.ts';

const CHANGES = changedColumns({
  email: `account.email_address is distinct from staged.fields ->> 'email'`,
  first_name: `account.first_name is distinct from staged.fields ->> 'first_name'`,
  last_name: `account.last_name is distinct from staged.fields ->> 'last_name'`,
  language: `account.language is distinct from staged.fields ->> 'language'`,
  phone: `coalesce(details.phone, '') <> coalesce(staged.fields ->> 'phone', '')`,
  street_address: `coalesce(details.street_address, '') <> coalesce(staged.fields ->> 'street_address', '')`,
  zip_code: `coalesce(details.zip_code, '') <> coalesce(staged.fields ->> 'zip_code', '')`,
  city: `coalesce(details.city, '') <> coalesce(staged.fields ->> 'city', '')`,
  country: `coalesce(details.country, 'FI') <> coalesce(staged.fields ->> 'country', 'FI')`,
  year_of_birth: `exists (select from ${CARD_AS_BROUGHT} and card.holder_account_id = account.id
                            and card.holder_year_of_birth <> (staged.fields ->> 'year_of_birth')::int)`,
  newsletter: `${CONSENT_CHANGE('staged')} is not null`,
});

/** The address is verified and used to sign in. */
const ADDRESS_IS_PROVEN = `account.confirmed_at is not null
  and lower(account.email_address) <> staged.fields ->> 'email'`;

/** Matches a person by outer id, else by address. Existing customers are unchanged. */
export async function judgePeople(db: Database, importId: string, source: string): Promise<void> {
  await db.query(
    JUDGED('people', {
      also: [
        `twice as (select fields ->> 'email' as email, min(place) as first
                   from staged where fields ->> 'email' is not null
                  group by 1 having count(*) > 1)`,
      ],
      select: `
       select staged.place,
              case when ref.outer_id is not null then coalesce(account.merged_into, account.id)
                   when staged.fields ->> 'email' is null then null
                   when found.id is not null then coalesce(found.merged_into, found.id)
                   else imported_id($2, 'people', staged.outer_id) end as target_id,
              null::uuid as parent_id, null::int as repeat_number,
              case
                when doubled.first < staged.place then 'refused:doubledOuterId:person_id'
                when ref.has_target and account.id is null then 'refused:alreadyGone'
                when ref.is_matched then 'unchanged:existingPerson:email'
                when ref.digest = staged.digest then 'unchanged'
                when ref.outer_id is not null and (not ref.has_target or staged.fields ->> 'email' is null)
                  then 'refused:cannotChange:email'
                when ref.written <> ${ACCOUNT_STATE} then 'refused:changedHere:' || ${CHANGES}
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
                else 'unchanged:existingPerson:email'
              end as finding
         from staged
         left join doubled using (outer_id)
         left join twice on twice.email = staged.fields ->> 'email'
         left join data_import_ref ref
           on ref.source = $2 and ref.kind = 'people' and ref.outer_id = staged.outer_id
         left join account on account.id = ref.account_id
         left join contact_details details on details.account_id = account.id
         left join account found on lower(found.email_address) = staged.fields ->> 'email'`,
    }),
    [importId, source],
  );
}
