-- The lists of words that a column may hold are domains: a check of the table is read anew from its text by every
-- statement that writes to it, a domain's once by each connection. And one list stands in one place.
create domain language_code as text check (value in ('fi', 'sv', 'en'));
create domain billing_type as text check (value in ('annually', 'monthly'));
create domain purchase_kind as text check (value in ('standard', 'gift', 'renewal', 'companyOrder'));
create domain provider_type as text check (value in ('paytrail', 'epassi', 'smartum', 'edenred', 'zevoy'));
create domain payment_state as text check (value in (
  'created', 'open', 'unknown', 'pending', 'failed', 'cancelled', 'paid', 'refundNeeded', 'refunded'
));
create domain signal_channel as text check (value in ('paytrail', 'epassi', 'smartum'));
create domain signal_way as text check (value in ('redirect', 'callback', 'query'));
create domain ledger_kind as text check (value in (
  'bought', 'campaignMonths', 'giftMerged', 'registered', 'renewedWhileValid', 'renewedAfterExpiry', 'goodwill',
  'firstVisit', 'refund'
));
create domain mail_fault as text check (value in ('refused', 'later', 'letter', 'too late'));

drop view funnel;
alter table payment
  drop constraint payment_state_check,
  drop constraint payment_billing_type_check,
  drop constraint payment_language_check,
  drop constraint payment_process_type_check,
  drop constraint payment_provider_type_check,
  alter column state type payment_state,
  alter column billing_type type billing_type,
  alter column language type language_code,
  alter column process_type type purchase_kind,
  alter column provider_type type provider_type,
  -- ten kilobytes that are needed for minutes and dropped when the money has come: pressing them costs more
  alter column hand_over set storage external;
alter table museum_card_event
  drop constraint museum_card_event_kind_check,
  drop constraint museum_card_event_billing_type_check,
  drop constraint museum_card_event_language_check,
  alter column kind type purchase_kind,
  alter column billing_type type billing_type,
  alter column language type language_code;
alter table funnel_count
  drop constraint funnel_count_kind_check,
  alter column kind type purchase_kind;
alter table payment_signal
  drop constraint payment_signal_channel_check,
  drop constraint payment_signal_way_check,
  alter column channel type signal_channel,
  alter column way type signal_way;
alter table card_ledger_entry
  drop constraint card_ledger_entry_kind_check,
  alter column kind type ledger_kind;
alter table mail_outbox
  drop constraint mail_outbox_language_check,
  drop constraint mail_outbox_last_error_check,
  alter column language type language_code,
  alter column last_error type mail_fault;
alter table account
  drop constraint account_language_check,
  alter column language type language_code;
alter table company_order
  drop constraint company_order_language_check,
  alter column language type language_code;
alter table password_reset
  drop constraint password_reset_language_check,
  alter column language type language_code;
alter table data_export
  drop constraint data_export_language_check,
  alter column language type language_code;
alter table seo_property
  drop constraint seo_property_language_check,
  alter column language type language_code;
alter table card_saving
  drop constraint card_saving_language_check,
  alter column language type language_code;
alter table registration_confirmation
  drop constraint registration_confirmation_language_check,
  alter column language type language_code;

-- as it was
create view funnel as
  select day, step, kind, billing, count::bigint
    from funnel_count
   where step <> 'purchaseSettled'
  union all
  select (settled_at at time zone 'Europe/Helsinki')::date, 'purchaseSettled', process_type, billing_type, count(*)
    from payment_settlement
    join payment on payment.id = payment_settlement.payment_id
   where exists (select from payment_event where payment_event.payment_id = payment.id)
   group by 1, 3, 4;
