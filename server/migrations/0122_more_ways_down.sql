-- Commands go down by The Things Stack and by satellite, too (decision 107), which may refuse them.

alter table device_command drop constraint device_command_way_check,
  add constraint device_command_way_check check (way in ('mqtt', 'http', 'things-stack', 'satellite')),
  drop constraint device_command_failure_check,
  add constraint device_command_failure_check check (failure in ('refused', 'other-state', 'not-readable', 'not-sent'));
