-- What a refusal says of a document, beside its code: pages, seconds, megabytes.
alter table instrument_document add column problem_params jsonb not null default '{}';
grant update (problem_params) on instrument_document to puquio_app;
