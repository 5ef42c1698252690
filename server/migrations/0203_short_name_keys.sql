-- By what commitments are sorted and matched: made when a name is written, and not for each of thousands that are sorted.
alter table commitment add column short_name_key text not null generated always as (name_key(short_name)) stored;
drop index commitment_name;
create index commitment_name on commitment (project_id, short_name_key) where state = 'verified';

drop trigger audit_insert on commitment;
drop trigger audit_delete on commitment;
drop trigger audit_update on commitment;
select audit_table('commitment', '{version,search_key,short_name_key}');
