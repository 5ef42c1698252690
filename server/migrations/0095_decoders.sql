-- What a profile says of the device itself, and by which profile a message was decoded.

alter table device_profile add column model text not null default '',
  add column interval_s int not null default 600;
alter table device_profile alter column model drop default, alter column interval_s drop default;

-- Null where a message is in a form that is known. A profile's version says which decoder that was.
alter table telemetry.raw_message add column profile_id int, add column profile_version int;
