-- The last test of a mail server: kept here, so that the audit trail has each, and who sent it.
alter table mail_server
  add column tested_at timestamptz,
  -- 'sent', or the kind of failure.
  add column test_outcome text;
