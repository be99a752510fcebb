-- A signal is kept with its payment, and its verdict is written later. What has a verdict to come has a stamp: by this
-- predicate the index does not change with the verdict, and the update touches the row alone.
drop index payment_signal_forged;
create index payment_signal_forged on payment_signal (last_received_at) where stamp is null;
