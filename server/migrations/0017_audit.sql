-- The audit trail: what every transaction wrote, by which call of whom. Triggers write it, so that no call
-- leaves it out; nothing changes or deletes it.

-- One for a transaction and the project (or the installation) that it wrote to.
create table audit_entry (
  id bigint generated always as identity primary key,
  -- Null where the rows are the installation's.
  project_id int references project,
  -- A restored database counts transactions anew: their start tells them apart.
  transaction_id xid8 not null,
  transaction_at timestamptz not null,
  -- By the product's clock.
  at timestamptz not null,
  -- No reference: the trail outlives what it names.
  user_id int,
  -- The route, or the job, that wrote; null where it was none of the product's.
  action text,
  address text,
  request_id text,
  unique (project_id, id)
);
create unique index audit_entry_transaction
  on audit_entry (transaction_id, transaction_at, coalesce(project_id, 0));
create index audit_entry_at on audit_entry (coalesce(project_id, 0), at desc, id desc);

-- One for each statement that changed rows of one table.
create table audit_change (
  id bigint generated always as identity primary key,
  project_id int,
  entry_id bigint not null,
  table_name text not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  rows int not null,
  -- [{ id, name, before, after }]; null where there were too many to keep.
  details jsonb
);
create index audit_change_entry on audit_change (entry_id);

-- Each entry sealed by SHA-256 over the seal before it and the entry's text: one chain for each project.
create table audit_seal (
  lane int not null generated always as (coalesce(project_id, 0)) stored,
  number int not null,
  project_id int,
  entry_id bigint not null unique,
  hash bytea not null,
  sealed_at timestamptz not null,
  primary key (lane, number)
);
-- Entries that no seal covers yet: a transaction that commits late is sealed late.
create table audit_unsealed (
  entry_id bigint primary key,
  lane int not null
);

do $$
declare t text;
begin
  foreach t in array array['audit_entry', 'audit_change', 'audit_seal'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
    execute format('grant select on %I to puquio_app', t);
  end loop;
end $$;

-- Values of a row that are shown: without the hidden columns, secret ones as asterisks.
create function audit_values(row_values jsonb, hidden text[], secret text[]) returns jsonb
language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(key, case when key = any(secret) and value <> 'null' then '"***"' else value end), '{}')
  from jsonb_each(row_values) where key <> all(hidden)
$$;

-- Arguments: columns of the key, hidden ones (a change of these alone is none), secret ones, and a pattern
-- of the actions that are recorded, where the table is the machinery's otherwise.
create function write_audit() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  keys text[] := string_to_array(tg_argv[0], ',');
  hidden text[] := string_to_array(tg_argv[1], ',');
  secret text[] := string_to_array(tg_argv[2], ',');
  -- What is inserted stands in its row; what is changed or deleted stands only here.
  kept int := case tg_op when 'INSERT' then 50 else 1000 end;
  tenant int := nullif(current_setting('app.project', true), '')::int;
  call jsonb;
  total int;
  befores jsonb[];
  afters jsonb[];
  part record;
  entry bigint;
begin
  if tg_op = 'DELETE' then
    select count(*) into total from (select from old_rows limit kept + 1) few;
  else
    select count(*) into total from (select from new_rows limit kept + 1) few;
  end if;
  if total = 0 then return null; end if;

  call := convert_from(decode(nullif(current_setting('app.call', true), ''), 'base64'), 'utf8')::jsonb;
  if tg_argv[3] <> '' and coalesce(call->>'action', '') !~ tg_argv[3] then return null; end if;

  if tg_op = 'INSERT' and total > kept and tenant is not null then
    -- Whole plans: counted without a look at each row, all of which the policy holds in the project.
    select array[jsonb_build_object('project_id', tenant, 'rows', count(*))] into afters from new_rows;
  elsif tg_op = 'INSERT' then
    select array_agg(to_jsonb(n)) into afters from new_rows n;
  elsif tg_op = 'DELETE' then
    select array_agg(to_jsonb(o)) into befores from old_rows o;
  else
    select array_agg(o.content), array_agg(n.content) into befores, afters
    from (select to_jsonb(r) as content, (select array_agg(to_jsonb(r)->>k) from unnest(keys) k) as key from old_rows r) o
    join (select to_jsonb(r) as content, (select array_agg(to_jsonb(r)->>k) from unnest(keys) k) as key from new_rows r) n
      on n.key = o.key
    where o.content - hidden is distinct from n.content - hidden;
  end if;

  for part in
    select coalesce(tenant, case when tg_table_name = 'project' then (one->>'id')::int else (one->>'project_id')::int end) as project_id,
      case when total > kept and tg_op = 'INSERT' and tenant is not null then max((one->>'rows')::int) else count(*)::int end as rows,
      case when total <= kept then jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', (select string_agg(one->>k, '/') from unnest(keys) k),
        'name', coalesce(one->>'email', one->>'code', one->>'title', one->>'name', one->>'file_name', one->>'label')))
        || case tg_op
          when 'INSERT' then jsonb_build_object('after', jsonb_strip_nulls(audit_values(after, hidden, secret)))
          when 'DELETE' then jsonb_build_object('before', jsonb_strip_nulls(audit_values(before, hidden, secret)))
          else jsonb_build_object(
            'before', audit_values((select jsonb_object_agg(key, value) from jsonb_each(before) where value is distinct from after->key), hidden, secret),
            'after', audit_values((select jsonb_object_agg(key, value) from jsonb_each(after) where value is distinct from before->key), hidden, secret))
        end order by place) end as details
    from unnest(befores, afters) with ordinality as pair(before, after, place)
      cross join lateral (select coalesce(after, before)) as either(one)
    group by 1
  loop
    select id into entry from audit_entry
    where transaction_id = pg_current_xact_id() and transaction_at = transaction_timestamp()
      and coalesce(project_id, 0) = coalesce(part.project_id, 0);
    if entry is null then
      insert into audit_entry (project_id, transaction_id, transaction_at, at, user_id, action, address, request_id)
      values (part.project_id, pg_current_xact_id(), transaction_timestamp(),
        coalesce((call->>'at')::timestamptz, transaction_timestamp()),
        coalesce((call->>'userId')::int, nullif(nullif(current_setting('app.user', true), '')::int, 0)),
        call->>'action', call->>'address', call->>'requestId')
      returning id into entry;
      insert into audit_unsealed (entry_id, lane) values (entry, coalesce(part.project_id, 0));
    end if;
    insert into audit_change (project_id, entry_id, table_name, operation, rows, details)
    values (part.project_id, entry, tg_table_name, lower(tg_op), part.rows, part.details);
  end loop;
  return null;
end $$;
revoke all on function write_audit() from public;

-- Records every change of a table from here on; a migration that makes a table calls it.
create function audit_table(of_table regclass, hidden text[] default '{}', secret text[] default '{}', only_actions text default '')
returns void language plpgsql as $$
declare
  keys text := (select string_agg(attname, ',' order by attnum) from pg_index join pg_attribute on attrelid = indrelid
    and attnum = any(indkey) where indrelid = of_table and indisprimary and attname <> 'project_id');
  arguments text := format('%L, %L, %L, %L', keys, array_to_string(hidden, ','), array_to_string(secret, ','), only_actions);
begin
  if only_actions = '' then
    execute format('create trigger audit_insert after insert on %s referencing new table as new_rows
      for each statement execute function write_audit(%s)', of_table, arguments);
    execute format('create trigger audit_delete after delete on %s referencing old table as old_rows
      for each statement execute function write_audit(%s)', of_table, arguments);
  end if;
  execute format('create trigger audit_update after update on %s referencing old table as old_rows new table as new_rows
    for each statement execute function write_audit(%s)', of_table, arguments);
end $$;
revoke all on function audit_table(regclass, text[], text[], text) from public;

do $$
declare t text;
begin
  foreach t in array array['project', 'project_member', 'policy', 'policy_acceptance', 'menu_item', 'menu_hidden',
    'stored_file', 'environmental_component', 'environmental_subcomponent', 'mining_component', 'source_type',
    'parameter_profile', 'frequency', 'station', 'plan', 'monitoring', 'monitoring_evidence', 'favourite'] loop
    perform audit_table(t::regclass, '{version}');
  end loop;
end $$;
select audit_table('app_user', '{last_sign_in_at,failures_count_from,version}', '{password_hash}');
select audit_table('account_link', '{used_at}', '{token_hash}');
select audit_table('system_setting', '{changed_at}');
select audit_table('mail_server', '{version}', '{password_sealed}');
-- What a check finds in a file is nobody's act.
select audit_table('plan_import', '{alive_at,attempt,state,phase,rows_done,rows_total,unfinished_checks,refusal,layout,
  lists_hash,content_hash,summary,plan_id,saved_at}');
-- The installation's own work, but for what an administrator does to it.
select audit_table('job', '{worker,held_until,lane}', '{}', '^jobs\.');
select audit_table('mail', '{body_text,body_html}', '{}', '^general\.');
