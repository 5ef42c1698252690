-- A file may name the campaign and the laboratory of each of its samples: what they are called otherwise, and what a row's names mean.
alter table name_alias add column campaign_id int;
alter table name_alias add column laboratory_id int;
-- A campaign without samples may be deleted; what files called it goes with it.
alter table name_alias add foreign key (project_id, campaign_id) references campaign (project_id, id) on delete cascade;
alter table name_alias add foreign key (project_id, laboratory_id) references laboratory (project_id, id);
alter table name_alias drop constraint name_alias_kind_check;
alter table name_alias drop constraint name_alias_check;
alter table name_alias add check (kind in ('station', 'unit', 'campaign', 'laboratory'));
alter table name_alias add check ((kind = 'station') = (station_id is not null) and (kind = 'unit') = (unit is not null)
  and (kind = 'campaign') = (campaign_id is not null) and (kind = 'laboratory') = (laboratory_id is not null));

-- Null where the row names none: the file's choice holds.
alter table result_import_row add column campaign_id int;
alter table result_import_row add column laboratory_id int;
-- What was checked before passed over such names.
update result_import set state = 'checking', attempt = attempt + 1, unfinished_checks = 0, alive_at = 'epoch'
where state = 'checked' and mapping::text ~ '"(campaign|laboratory)"';
