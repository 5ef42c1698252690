-- What has ended of a device's reports is removed beyond the newest as others are made (decision 109).
grant delete on report_delivery to puquio_app;
create index report_delivery_waiting on report_delivery (project_id, device_id) where state = 'waiting';
