-- The source of a decree's limit is the norm; this is from where its number was transcribed. The start fills it.
alter table shipped_limit add provenance text;
