-- The history of a device is read by the ids of its records.

create index audit_change_devices on audit_change using gin (details jsonb_path_ops)
  where table_name in ('device', 'variable', 'device_token', 'device_certificate', 'device_mailing');
