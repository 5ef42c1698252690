-- Which device speaks for another by the gateway topics of ThingsBoard (decision 117).

alter table device add hub_id int,
  add constraint device_hub_other check (hub_id <> id),
  add constraint device_hub foreign key (project_id, hub_id) references device (project_id, id);
create index device_hub on device (project_id, hub_id) where hub_id is not null;
