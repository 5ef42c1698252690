-- What a run is done with, also where there is no answer or the rest cannot be read: it is not tried again when the run's
-- turn comes again.
alter table extraction_document
  add column is_read boolean not null default false,
  add column is_recognised boolean not null default false;
alter table extraction_chunk add column is_settled boolean not null default false;
grant update (is_read, is_recognised) on extraction_document to puquio_app;
grant update (is_settled) on extraction_chunk to puquio_app;
