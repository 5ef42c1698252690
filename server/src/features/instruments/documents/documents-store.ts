import type { InstrumentDocument } from '@puquio/contract/commitments/documents'
import type { ProblemCode, ProblemParams } from '@puquio/contract'
import { personName } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { NewFile } from '../../files/service.ts'

const columns: Sql = sql`o.id, o.instrument_id, m.name as instrument, o.name, f.bytes, encode(f.sha256, 'hex') as sha256, o.state,
  case when o.problem is null then null
    else jsonb_build_object('code', o.problem, 'params', o.problem_params) end as problem,
  o.pages, o.title, coalesce(o.has_script, false) as has_script, o.added_at, ${personName} as added_by,
  (select count(distinct p.commitment_id)::int from commitment_place p
    join commitment c on c.project_id = p.project_id and c.id = p.commitment_id and c.state <> 'rejected'
    where p.project_id = o.project_id and p.document_id = o.id) as commitments,
  (select count(distinct p.commitment_id)::int from commitment_place p
    join commitment c on c.project_id = p.project_id and c.id = p.commitment_id and c.state = 'proposed'
    where p.project_id = o.project_id and p.document_id = o.id) as unverified,
  (select coalesce(jsonb_agg(jsonb_build_object('documentId', t.id, 'instrumentId', t.instrument_id,
      'instrument', i.name) order by t.id), '[]'::jsonb)
    from stored_file g
    join instrument_document t on t.project_id = g.project_id and t.file_id = g.id
      and t.removed_at is null and t.instrument_id <> o.instrument_id
    join instrument i on i.project_id = t.project_id and i.id = t.instrument_id
    where g.project_id = o.project_id and g.sha256 = f.sha256) as also_in`
const from: Sql = sql`instrument_document o
  join instrument m on m.project_id = o.project_id and m.id = o.instrument_id
  join stored_file f on f.project_id = o.project_id and f.id = o.file_id
  join app_user u on u.id = o.added_by`

export const listDocuments = (scope: ProjectScope, instrumentId: number) =>
  scope.rows<InstrumentDocument>(sql`
    select ${columns} from ${from} where o.project_id = ${scope.projectId} and o.instrument_id = ${instrumentId}
      and o.removed_at is null order by o.added_at, o.id`)

/** Null where the project has no such document, or it was removed. */
export async function findDocument(
  scope: ProjectScope,
  id: number,
): Promise<InstrumentDocument | null> {
  const [row] = await scope.rows<InstrumentDocument>(sql`
    select ${columns} from ${from}
    where o.project_id = ${scope.projectId} and o.id = ${id} and o.removed_at is null`)
  return row ?? null
}

/** The document of the instrument with this content. */
export async function findSame(
  scope: ProjectScope,
  instrumentId: number,
  sha256: Buffer,
): Promise<string | null> {
  const [row] = await scope.rows<{ name: string }>(sql`
    select o.name from ${from} where o.project_id = ${scope.projectId} and o.instrument_id = ${instrumentId}
      and o.removed_at is null and f.sha256 = ${sha256} limit 1`)
  return row?.name ?? null
}

export type ContainerPdf = NewFile & { fileId: number }

/** The newest version of a file of the instruments' container; null where there is none, or it is in the bin. */
export async function findContainerFile(
  scope: ProjectScope,
  id: number,
): Promise<ContainerPdf | null> {
  const [row] = await scope.rows<ContainerPdf>(sql`
    select f.id as file_id, f.sha256, c.name, f.media_type, f.bytes from container_file c
    join container_version v on v.project_id = c.project_id and v.container_file_id = c.id and v.version = c.version
    join stored_file f on f.project_id = v.project_id and f.id = v.file_id
    where c.project_id = ${scope.projectId} and c.id = ${id} and c.type = 'instrument' and c.binned_at is null`)
  return row ?? null
}

export async function insertDocument(
  scope: ProjectScope,
  { instrumentId, name, fileId }: { instrumentId: number; name: string; fileId: number },
): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into instrument_document (project_id, instrument_id, name, file_id, added_at, added_by)
    values (${scope.projectId}, ${instrumentId}, ${name}, ${fileId}, ${scope.clock.now()}, ${scope.userId})
    returning id`)
  return row?.id ?? 0
}

export const removeDocument = async (scope: ProjectScope, id: number): Promise<void> => {
  await scope.rows(sql`
    update instrument_document set removed_at = ${scope.clock.now()}, removed_by = ${scope.userId}, version = version + 1
    where project_id = ${scope.projectId} and id = ${id}`)
}

type Files = { original: NewFile; viewing: NewFile | null }

/** Its original and, where there is one, the copy that opens faster. */
export async function filesOf(scope: ProjectScope, id: number): Promise<Files | null> {
  const rows = await scope.rows<NewFile & { isOriginal: boolean; name: string }>(sql`
    select f.sha256, o.name, f.media_type, f.bytes, f.id = o.file_id as is_original from instrument_document o
    join stored_file f on f.project_id = o.project_id and f.id in (o.file_id, o.viewing_file_id)
    where o.project_id = ${scope.projectId} and o.id = ${id} and o.removed_at is null`)
  const original = rows.find(({ isOriginal }) => isOriginal)
  if (!original) return null
  return { original, viewing: rows.find(({ isOriginal }) => !isOriginal) ?? null }
}

/** The copy that the viewer reads counts among the files of whoever added the document; the first one stays. */
export const setViewing = async (
  scope: ProjectScope,
  id: number,
  { sha256, bytes }: Pick<NewFile, 'sha256' | 'bytes'>,
): Promise<void> => {
  await scope.rows(sql`
    with o as (
      select id, name, added_by from instrument_document
      where project_id = ${scope.projectId} and id = ${id} and removed_at is null and viewing_file_id is null for update
    ), f as (
      insert into stored_file (project_id, sha256, name, media_type, bytes, uploaded_at, uploaded_by)
      select ${scope.projectId}, ${sha256}, name, 'application/pdf', ${bytes}, ${scope.clock.now()}, added_by from o
      returning id
    ) update instrument_document d set viewing_file_id = f.id, version = version + 1 from f
    where d.project_id = ${scope.projectId} and d.id = ${id}`)
}

export type Looked =
  | { state: 'ready'; pages: number; title: string | null; hasScript: boolean }
  | { state: 'refused'; problem: ProblemCode; params: ProblemParams }

/** What a look found; a document that was removed meanwhile keeps it, too. */
export const setLooked = async (scope: ProjectScope, id: number, found: Looked): Promise<void> => {
  const isReady = found.state === 'ready'
  await scope.rows(sql`
    update instrument_document set state = ${found.state}, pages = ${isReady ? found.pages : null},
      title = ${isReady ? found.title : null}, has_script = ${isReady ? found.hasScript : null},
      problem = ${isReady ? null : found.problem},
      problem_params = ${JSON.stringify(isReady ? {} : found.params)}::jsonb, version = version + 1
    where project_id = ${scope.projectId} and id = ${id}`)
}
