-- Edits of a user are counted, so that of two at once the second one is told.
alter table app_user add column version int not null default 1;
