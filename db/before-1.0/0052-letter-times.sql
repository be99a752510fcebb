-- What the letters to givers look for, without reading every gift that was ever sent.
create index card_redemption_by_time on card_redemption (redeemed_at);
create index gift_sending_by_time on gift_sending (sent_at);
