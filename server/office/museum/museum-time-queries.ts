import { VISIT_MONTHS } from '../../ticket-desk/visit-month-queries.ts';

const midnight = (day: string) => `(${day})::timestamp at time zone 'Europe/Helsinki'`;

/** A past month is on its last day, the current one at its last visit. */
const LAST_DAY = `least((month + interval '1 month' - interval '1 day')::date, last_visit.day)`;

/** All events of museum $1. People appear by role only, since names need another right. */
export const EVERYTHING_OF_MUSEUM = `
  select 'joined-' || id as key, 'museum' as kind, 'museumJoined' as what, ${midnight('joined_on')} as at,
         null::int as amount, null::text as state, null::text as shown, null::int as count, null::text as target
    from museum where id = $1
  union all
  select 'left-' || id, 'museum', 'museumLeft', ${midnight('left_on')}, null, null, null, null, null
    from museum where id = $1 and left_on is not null
  union all
  select 'price-' || valid_from, 'money', 'ticketPrice', ${midnight('valid_from')}, amount_cents, null, null, null, null
    from museum_ticket_price where museum_id = $1
  union all
  select 'member-' || account_id, 'staff', 'deskMember', added_at, null, role, null, null, null
    from museum_member where museum_id = $1
  union all
  select 'member-ended-' || account_id, 'staff', 'deskMemberEnded', ended_at, null, role, null, null, null
    from museum_member where museum_id = $1 and ended_at is not null
  union all
  select 'invitation-' || id, 'staff', 'deskInvited', invited_at, null, desk_role, null, null, null
    from staff_invitation where museum_id = $1
  union all
  select 'till-' || id, 'museum', 'tillKey', made_at, null, null, made_for, null, null
    from till_key where museum_id = $1
  union all
  select 'till-revoked-' || id, 'museum', 'tillKeyRevoked', revoked_at, null, null, made_for, null, null
    from till_key where museum_id = $1 and revoked_at <= now()
  union all
  select 'list-' || museum_id, 'museum', 'listFetched', fetched_at, null, null, null, null, null
    from desk_list_fetch where museum_id = $1
  union all
  select 'action-' || id, 'staff', 'action', at, null, kind, null, null, id::text
    from staff_action
   where museum_id = $1
      or (kind = 'addMuseum' and undoes is null and input ->> 'slug' = (select slug from museum where id = $1))
  union all
  select 'visits-' || to_char(month, 'YYYY-MM'), 'visits', 'monthVisits', ${midnight(LAST_DAY)}, null, null,
         to_char(month, 'MM/YYYY'), visits, null
    from ${VISIT_MONTHS}, (select max(visited_on) as day from visit where museum_id = $1) as last_visit`;
