-- Letters about paid orders keep their key with the order; the clean-up looks for all others without reading those.
drop index mail_outbox_by_time;
create index mail_outbox_to_delete on mail_outbox (queued_at)
  where letter not in ('purchase-confirmation', 'renewal-confirmation', 'gift-confirmation', 'gift',
                       'company-confirmation', 'withdrawal-receipt');
