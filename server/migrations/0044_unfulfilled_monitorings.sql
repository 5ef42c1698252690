-- A monitoring whose window has closed is unfulfilled everywhere; reminders of it called it missed.
alter table monitoring_reminder drop constraint monitoring_reminder_state_check;
update monitoring_reminder set state = 'unfulfilled' where state = 'missed';
alter table monitoring_reminder add constraint monitoring_reminder_state_check
  check (state in ('near', 'unfulfilled'));

-- The event of the reminder: as it is set, as it was sent, and as it waits to be sent.
alter table notification disable trigger user;
update notification set event = 'monitoring-unfulfilled' where event = 'monitoring-missed';
alter table notification enable trigger user;
alter table notification_event disable trigger user;
update notification_event set name = 'monitoring-unfulfilled' where name = 'monitoring-missed';
alter table notification_event enable trigger user;
alter table job disable trigger user;
update job set payload = jsonb_set(payload, '{event}', '"monitoring-unfulfilled"')
where kind = 'notify' and payload ->> 'event' = 'monitoring-missed';
alter table job enable trigger user;
