-- Names of files and folders are compared as those of lists are: without case, accents and doubled spaces. Of those that
-- are equal by it the oldest keeps its name.
update container_folder f set name = f.name || ' (' || f.id || ')'
from (select id, row_number() over (partition by project_id, type, coalesce(parent_id, 0), name_key(name) order by id) as number
  from container_folder where binned_at is null) same
where same.id = f.id and same.number > 1;
update container_file f set name = regexp_replace(f.name, '(\.[^.]*)?$', ' (' || f.id || ')\1')
from (select id, row_number() over (partition by project_id, type, coalesce(folder_id, 0), name_key(name) order by id) as number
  from container_file where binned_at is null) same
where same.id = f.id and same.number > 1;
drop index container_folder_name;
drop index container_file_name;
create unique index container_folder_name on container_folder (project_id, type, coalesce(parent_id, 0), name_key(name))
  where binned_at is null;
create unique index container_file_name on container_file (project_id, type, coalesce(folder_id, 0), name_key(name))
  where binned_at is null;
