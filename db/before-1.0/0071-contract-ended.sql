-- A monthly contract that staff ended early: the time that nobody paid for is taken off the card, and no money went back.
alter domain ledger_kind drop constraint ledger_kind_check;
alter domain ledger_kind add constraint ledger_kind_check check (value in (
  'bought', 'campaignMonths', 'giftMerged', 'registered', 'renewedWhileValid', 'renewedAfterExpiry', 'goodwill',
  'firstVisit', 'refund', 'contractEnded'
));
alter table card_ledger_entry
  drop constraint only_a_refund_refunds,
  add constraint only_what_takes_back_refunds
    check ((kind in ('refund', 'contractEnded')) = (refunds is not null)) not valid;
alter table card_ledger_entry validate constraint only_what_takes_back_refunds;
