-- What a message with a known key said, so that another one with the same key is kept as what it is and not taken for it
-- (decision 109). Missing of those that came before.
alter table telemetry.message_key add column body_hash bytea;
