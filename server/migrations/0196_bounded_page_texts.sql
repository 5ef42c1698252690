-- The text of a page and of a document has bounds, and counts among the bytes of its project.

-- Pages that were read before: what says more than a page may is recognised as it looks by the next run.
update document_page set text = '', runs = '[]', source = 'none', needs_recognition = true
where length(text) > 60000 or jsonb_array_length(runs) > 20000;
-- Reading cuts at the same (pageTextLimits).
alter table document_page add check (length(text) <= 60000), add check (jsonb_array_length(runs) <= 20000);

-- Kept with the document, since its pages are many: the characters of its pages' texts, and about the bytes that those
-- and the places of their words take.
alter table instrument_document add column text_length bigint not null default 0,
  add column text_bytes bigint not null default 0;

drop trigger audit_insert on instrument_document;
drop trigger audit_delete on instrument_document;
drop trigger audit_update on instrument_document;

-- A word's place is compressed to some 40 bytes.
create function page_bytes(of_text text, runs jsonb) returns bigint language sql immutable
  set search_path = pg_catalog, public, pg_temp
  return octet_length(of_text) + 40 * jsonb_array_length(runs);

update instrument_document o set (text_length, text_bytes) = (
  select coalesce(sum(length(p.text)), 0), coalesce(sum(page_bytes(p.text, p.runs)), 0)
  from document_page p where p.project_id = o.project_id and p.document_id = o.id
);

select audit_table('instrument_document', '{version,text_length,text_bytes}');

create function count_page_texts() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update instrument_document o set text_length = o.text_length + c.length, text_bytes = o.text_bytes + c.bytes
    from (
      select project_id, document_id, sum(length(text)) as length, sum(page_bytes(text, runs)) as bytes
      from new_rows group by 1, 2
    ) c where o.project_id = c.project_id and o.id = c.document_id;
  else
    update instrument_document o set text_length = o.text_length + c.length, text_bytes = o.text_bytes + c.bytes
    from (
      select project_id, document_id, sum(length) as length, sum(bytes) as bytes
      from (
        select project_id, document_id, length(text) as length, page_bytes(text, runs) as bytes from new_rows
        union all
        select project_id, document_id, -length(text), -page_bytes(text, runs) from old_rows
      ) n group by 1, 2
    ) c where o.project_id = c.project_id and o.id = c.document_id;
  end if;
  return null;
end $$;
revoke all on function count_page_texts() from public;
create trigger count_inserted after insert on document_page referencing new table as new_rows
  for each statement execute function count_page_texts();
create trigger count_changed after update on document_page referencing old table as old_rows new table as new_rows
  for each statement execute function count_page_texts();
-- Nothing deletes a page.
revoke delete on document_page from puquio_app;

create or replace function project_bytes(of_project int) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select (coalesce((select sum(bytes) from stored_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_upload where project_id = of_project and not is_sent), 0)
    + coalesce((select sum(bytes) from plan_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(bytes) from result_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(staged_bytes + coalesce(report_bytes, 0)) from result_import
      where project_id = of_project and state in ('checking', 'mapped', 'checked')), 0)
    + coalesce((select sum(bytes) from container_upload where project_id = of_project and container_file_id is null), 0)
    + coalesce((select sum(bytes) from data_export where project_id = of_project), 0)
    + coalesce((select sum(bytes) from pdf_report where project_id = of_project), 0)
    + coalesce((select sum(bytes) from evidence_pack where project_id = of_project), 0)
    + coalesce((select sum(text_bytes) from instrument_document where project_id = of_project), 0))::bigint
$$;
