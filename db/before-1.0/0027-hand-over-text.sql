-- Handed on as it came and never looked into: text does for it, and costs less to write.
alter table payment alter column hand_over type json using hand_over::json;
