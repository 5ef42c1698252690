-- Campaigns without samples are deleted; the audit trail keeps them.
grant delete on campaign to puquio_app;

-- Exports of the person of the transaction that wait or run, in all projects, of which each hides the others.
create function count_own_exports() returns int
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*)::int from job
  where user_id = nullif(current_setting('app.user', true), '')::int and kind = 'export-results'
    and state in ('queued', 'running')
$$;
revoke all on function count_own_exports() from public;
grant execute on function count_own_exports() to puquio_app;
