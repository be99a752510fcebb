-- A receipt of a company also has its address. Name and address may be forgotten, and nothing else changes.
create or replace function receipt_is_never_rewritten() returns trigger language plpgsql as $$
begin
  if new.amount_cents <> old.amount_cents
     or new.receipt is distinct from old.receipt
        and (new.receipt - '{buyerName,buyerAddress}'::text[])
            is distinct from (old.receipt - '{buyerName,buyerAddress}'::text[])
     or new.receipt ->> 'buyerName' <> old.receipt ->> 'buyerName'
     or new.receipt ->> 'buyerAddress' <> old.receipt ->> 'buyerAddress' then
    raise exception 'what a payment asks for is never changed';
  end if;
  return new;
end
$$;
