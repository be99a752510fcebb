-- What a payment pays for, frozen when the payment is made. The order (museum_card_event, gift) may still change
-- in another tab; money follows the copy that was handed to the provider.
alter table payment_event
  add column language text check (language in ('fi', 'sv', 'en')),
  add column units integer not null default 1 check (units between 1 and 5000),
  -- of one unit, before and after the campaign
  add column list_price_cents integer check (list_price_cents > 0),
  add column price_cents integer check (price_cents between 0 and list_price_cents),
  add column campaign_code_id uuid references campaign_code,
  add column extra_months integer not null default 0 check (extra_months >= 0),
  -- buyer and holder, plastic card, newsletter, company: as they were accepted
  add column details jsonb,
  add column renews_card_id uuid references museum_card,
  -- of a gift: its recipient, greeting and destination
  add column gift jsonb,
  add column conditions_version text,
  add column conditions_accepted_at timestamptz,
  add column monthly_consent_version text,
  add column monthly_consent_at timestamptz,
  add column start_requested_at timestamptz;

-- An order that was changed after a payment for it was made: that payment keeps the price that it asked for.
with asked as (
  select link.payment_id, payment.amount_cents / sum(ordered.units) as unit_price,
         sum(event.price_cents * ordered.units) = payment.amount_cents as is_same
    from payment_event link
    join payment on payment.id = link.payment_id
    join museum_card_event event on event.id = link.event_id
    join lateral (select coalesce((to_jsonb(event) ->> 'units')::int, 1) as units) ordered on true
   group by link.payment_id, payment.amount_cents
)
update payment_event link
   set language = event.language,
       -- an order that says how many it is for may be older than this copy
       units = coalesce((to_jsonb(event) ->> 'units')::int, 1),
       list_price_cents = case when is_same then event.list_price_cents
                               else greatest(event.list_price_cents, unit_price) end,
       price_cents = case when is_same then event.price_cents else unit_price end,
       campaign_code_id = case when is_same then event.campaign_code_id end,
       extra_months = case when is_same and campaign.kind = 'extraMonths' then campaign.value else 0 end,
       details = event.details,
       renews_card_id = event.renews_card_id,
       gift = (select to_jsonb(gift) - '{event_id,order_id,place,marker_hash,is_digital,turned_digital_at}'::text[]
                 from gift where gift.event_id = event.id),
       conditions_version = event.conditions_version,
       conditions_accepted_at = event.conditions_accepted_at,
       monthly_consent_version = event.monthly_consent_version,
       monthly_consent_at = event.monthly_consent_at,
       start_requested_at = event.start_requested_at
  from asked, museum_card_event event
  left join campaign_code campaign on campaign.id = event.campaign_code_id
 where asked.payment_id = link.payment_id and event.id = link.event_id;

alter table payment_event
  alter column language set not null,
  alter column list_price_cents set not null,
  alter column price_cents set not null,
  alter column details set not null,
  alter column conditions_version set not null,
  alter column conditions_accepted_at set not null;
create index payment_event_of_campaign on payment_event (campaign_code_id) where campaign_code_id is not null;

-- Personal fields may be taken out of a copy; nothing in it is ever changed.
create function snapshot_is_never_rewritten() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'details' - 'gift') is distinct from (to_jsonb(old) - 'details' - 'gift')
     or not old.details @> new.details
     or (new.gift is not null and not coalesce(old.gift @> new.gift, false)) then
    raise exception 'what a payment pays for is never changed';
  end if;
  return new;
end
$$;
create trigger payment_event_stays before update on payment_event
  for each row execute function snapshot_is_never_rewritten();

alter table payment
  -- buyerName, seller and lines, as the provider was told and as the receipt says; null: instalments have none
  add column receipt jsonb,
  -- until then the provider may still take money for it; null: it has been taken
  add column payable_until timestamptz;

with bought as (
  select link.payment_id, link.language, event.kind, event.billing_type, link.list_price_cents, link.price_cents,
         sum(link.units)::int as units, min(link.event_id::text) as first_event
    from payment_event link
    join museum_card_event event on event.id = link.event_id
   group by link.payment_id, link.language, event.kind, event.billing_type, link.list_price_cents, link.price_cents
), vat as (
  select payment.id as payment_id,
         (select basis_points from vat_rate
           where valid_from <= (coalesce(settled_at, created_at) at time zone 'Europe/Helsinki')::date
           order by valid_from desc limit 1) as basis_points
    from payment
    left join payment_settlement on payment_id = payment.id
), lines as (
  select bought.payment_id,
         jsonb_agg(line order by first_event, place) as lines
    from bought
    join vat on vat.payment_id = bought.payment_id
    cross join scheme
    cross join lateral (values
      (1, jsonb_build_object(
            'description',
            replace(case when kind = 'gift' then
                      case language when 'sv' then '{product} som gåva, 12 månader'
                                    when 'en' then '{product} as a gift, 12 months'
                                    else '{product} lahjaksi, 12 kuukautta' end
                    when billing_type = 'monthly' then
                      case language when 'sv' then '{product}, månadsrat 1/12'
                                    when 'en' then '{product}, monthly instalment 1/12'
                                    else '{product}, kuukausierä 1/12' end
                    else
                      case language when 'sv' then '{product}, 12 månader'
                                    when 'en' then '{product}, 12 months'
                                    else '{product}, 12 kuukautta' end
                    end, '{product}', scheme.product_forms #>> array[language, 'nominative']),
            'units', units, 'unitPrice', list_price_cents, 'vatBasisPoints', basis_points)),
      (2, case when price_cents < list_price_cents then jsonb_build_object(
            'description', case language when 'sv' then 'Kampanjrabatt' when 'en' then 'Campaign discount'
                                         else 'Kampanja-alennus' end,
            'units', units, 'unitPrice', price_cents - list_price_cents, 'vatBasisPoints', basis_points) end)
    ) as made (place, line)
   where line is not null
   group by bought.payment_id
), payer as (
  select distinct on (payment_id) payment_id,
         case when details ? 'companyName'
              then concat((details ->> 'companyName'), ' (', details ->> 'businessId', ')',
                          coalesce(', ' || nullif(details ->> 'billingReference', ''), ''))
              else nullif(concat_ws(' ', details #>> '{buyer,firstName}', details #>> '{buyer,lastName}'), '')
         end as name
    from payment_event
   order by payment_id, event_id
)
update payment
   set receipt = jsonb_strip_nulls(jsonb_build_object(
         'buyerName', payer.name,
         'seller', (select jsonb_build_object('name', seller_name, 'businessId', seller_business_id,
                      'streetAddress', seller_street_address, 'zipCode', seller_zip_code, 'city', seller_city)
                      from scheme),
         'lines', lines.lines))
  from lines
  join payer on payer.payment_id = lines.payment_id
 where lines.payment_id = payment.id;

update payment
   set payable_until = case when state in ('unknown', 'pending') then 'infinity'
                            when state = 'created' then created_at + interval '1 day'
                            else state_at + interval '15 days' end
 where state not in ('paid', 'refundNeeded', 'refunded');

-- Paid for by nobody and still naming somebody: what the nightly job has to forget.
create index payment_to_forget on payment (payable_until) where receipt ? 'buyerName';

create function receipt_is_never_rewritten() returns trigger language plpgsql as $$
begin
  if new.amount_cents <> old.amount_cents
     or new.receipt is distinct from old.receipt
        and (new.receipt - 'buyerName') is distinct from (old.receipt - 'buyerName')
     or new.receipt ->> 'buyerName' <> old.receipt ->> 'buyerName' then
    raise exception 'what a payment asks for is never changed';
  end if;
  return new;
end
$$;
create trigger payment_receipt_stays before update of amount_cents, receipt on payment
  for each row execute function receipt_is_never_rewritten();

alter table refund_need drop constraint refund_need_reason_check;
alter table refund_need add constraint refund_need_reason_check
  check (reason in ('paidTwice', 'withdrawn', 'orderForgotten', 'codeUsedUp', 'otherSum'));
