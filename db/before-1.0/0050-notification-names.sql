-- What a provider sends is a notification. Names only: no table is rewritten.

alter table payment_signal rename to payment_notification;
alter table forged_signal_count rename to forged_notification_count;

do $$
declare
  named record;
begin
  for named in
    select conrelid::regclass as of_table, conname as old_name, replace(conname, 'signal', 'notification') as new_name
      from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid <> 0 and conname like '%signal%' and contype <> 'n'
  loop
    execute format('alter table %s rename constraint %I to %I', named.of_table, named.old_name, named.new_name);
  end loop;
  for named in
    select relname as old_name, replace(relname, 'signal', 'notification') as new_name, relkind = 'S' as is_sequence
      from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('i', 'S') and relname like '%signal%'
  loop
    execute format('alter %s %I rename to %I', case when named.is_sequence then 'sequence' else 'index' end,
                   named.old_name, named.new_name);
  end loop;
end
$$;
