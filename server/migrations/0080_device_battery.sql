-- What a device is fed by, as a person writes it.

alter table device add column battery text not null default '';
