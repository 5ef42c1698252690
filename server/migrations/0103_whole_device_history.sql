-- A device's history holds what is kept of its variables and of what it sends on, too.

drop index audit_change_devices;
create index audit_change_devices on audit_change using gin (details jsonb_path_ops)
  where table_name in ('device', 'variable', 'device_token', 'device_certificate', 'device_replacement',
    'variable_calculation', 'reading_correction', 'alarm_rule', 'report_service', 'device_mail');
