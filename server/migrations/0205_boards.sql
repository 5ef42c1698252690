-- Boards: panels that people look at and hand in (decision 146). Their addresses are sealed, and stand in no row.

create table board (
  id int generated always as identity primary key,
  project_id int not null references project,
  -- 'environment-report' has an address of its own and begins with the panels of an environment report.
  kind text not null check (kind in ('board', 'environment-report')),
  label text not null check (length(label) between 1 and 50),
  category text not null,
  -- In their order, each with its kind, title, size and settings.
  panels jsonb not null check (jsonb_typeof(panels) = 'array'),
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by int not null references app_user,
  unique (project_id, id)
);
alter table board enable row level security;
alter table board force row level security;
create policy tenant on board using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert, delete on board to puquio_app;
grant update (label, category, panels, version, changed_at, changed_by) on board to puquio_app;
select audit_table('board', '{version}');

-- No board existed that an entry could lead to.
delete from menu_hidden h using menu_item m
  where m.project_id = h.project_id and m.id = h.menu_item_id and m.kind = 'board';
delete from menu_item where kind = 'board';
alter table menu_item add foreign key (project_id, board_id) references board (project_id, id);
