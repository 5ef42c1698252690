-- The table of results reads samples by time, page after page.
create index sample_time on sample (project_id, sampled_at, id);
