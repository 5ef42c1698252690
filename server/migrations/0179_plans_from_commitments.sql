-- Of an import that was made from commitments: which one each row is of, as [{ "id": 7, "name": "COM-013" }] in the order of
-- the rows. The name tells whether the row still is of it when it is saved.
alter table plan_import add column commitments jsonb;
