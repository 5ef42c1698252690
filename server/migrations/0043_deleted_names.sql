-- The audit trail names what was deleted since by the entry of its deletion.
create index audit_change_deleted on audit_change (table_name) where operation = 'delete';
