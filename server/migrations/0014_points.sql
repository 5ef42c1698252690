-- The coordinates of a staged station are its point; imports under way keep theirs.
update plan_import_row set station = (station - 'place') || jsonb_build_object('point', station -> 'place')
  where station ? 'place';
