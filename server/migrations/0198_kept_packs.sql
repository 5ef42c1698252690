-- Why the file of a pack that was made is gone: its days are over, or newer ones took its place.
alter table evidence_pack add column file_gone text check (file_gone in ('days', 'newer'));

drop trigger audit_insert on evidence_pack;
drop trigger audit_delete on evidence_pack;
drop trigger audit_update on evidence_pack;

update evidence_pack set file_gone = 'days' where digest is not null and sha256 is null;
grant update (file_gone) on evidence_pack to puquio_app;

select audit_table('evidence_pack',
  array['sha256', 'job_id', 'pdf_report_id', 'bytes', 'contents', 'digest', 'file_gone']);
