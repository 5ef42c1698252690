-- The board or the plant that a report is of: two of them may have the same name.
alter table pdf_report add column of_id int;
update pdf_report set of_id = coalesce(choices ->> 'boardId', choices ->> 'plantId')::int
where kind in ('board', 'neutralizers');
