-- How often a check of the file began and did not come to an end: a file that ends its process, or the
-- server, is not tried for ever.
alter table plan_import add column unfinished_checks int not null default 0;
