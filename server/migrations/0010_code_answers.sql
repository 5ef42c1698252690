-- { "<station key>": "<code>" }: which station a code that is like a known one means; its own code
-- where it was kept as a new station.
alter table plan_import add column code_answers jsonb not null default '{}';
