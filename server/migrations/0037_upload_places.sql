-- The data folder in which the parts of an upload arrive: servers that do not share it cannot go on with it.
alter table container_upload add column arrives_in uuid;
