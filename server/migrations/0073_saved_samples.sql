-- The samples that an import saved results of, so that they can be listed; those that were deleted since are not found.
alter table result_import add column sample_ids int[] not null default '{}';
drop trigger audit_insert on result_import;
drop trigger audit_delete on result_import;
drop trigger audit_update on result_import;
select audit_table('result_import', '{alive_at,attempt,state,phase,rows_done,rows_total,unfinished_checks,refusal,look,
  is_confirmed,found,summary,saved_at,staged_bytes,counted,sample_ids}');
