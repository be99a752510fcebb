-- Four eyes for a role that moves money, approves or gives rights: null = it waits until a second person has confirmed it.
-- Null unless told, so that a way of giving roles that forgets about it gives nothing.
alter table staff_role add column works_from timestamptz;
update staff_role set works_from = given_at;
-- The same for such roles of an invitation; others work when it is accepted.
alter table staff_invitation add column works_from timestamptz;
update staff_invitation set works_from = invited_at;

-- The roles by which somebody may do anything at this moment.
create function working_staff_role(at timestamptz) returns table (account_id uuid, role text)
language sql stable as $$
  select staff_role.account_id, staff_role.role
    from staff_role join staff_member using (account_id)
   where ended_at is null and works_from <= at
$$;
