-- One second may bring more readings than a report takes: the next one goes on behind the last that was told.

-- Of those that were received at sent_until, as { variableId, atMs }; null where all of them were told.
alter table report_service add column last_told jsonb;

drop trigger audit_insert on report_service;
drop trigger audit_update on report_service;
drop trigger audit_delete on report_service;
select audit_table('report_service', '{sent_until,last_told,next_at,version}', '{secret_sealed}');
