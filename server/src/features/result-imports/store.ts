import { passingRefusals } from '@puquio/contract/plan-imports'
import type {
  ResultImport,
  UnfinishedResultImport,
} from '@puquio/contract/laboratory/result-imports'
import type { ResultMapping, ResultOptions } from '@puquio/contract/laboratory/result-mapping'
import type { Answer } from '@puquio/domain'
import { lock } from '../../platform/db/lock.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import type { TableRefusal } from '../../platform/tables/table-reader.ts'
import type { NewFile } from '../files/service.ts'
import type { CheckedFile } from './check/check-cells.ts'
import type { FoundMarks } from './check/collect-columns.ts'
import type { Look } from './check/look-at-file.ts'
import type { CountedRows } from './counts-store.ts'

/** What a file's first rows show, with the options that are kept for the laboratory that they are recognised by. */
export type Proposal = Omit<Look, 'hasRows'> & { options: Partial<ResultOptions> }

/** An answer with what it settled when it was given: so many results, or one cell and its text. */
export type KeptAnswer = Answer & {
  rows?: number
  place?: string | null
  written?: string
  /** The alias that a name of the whole file made; null where the name was known meanwhile. */
  aliasId?: number | null
}

export type ImportRow = {
  key: string
  state: ResultImport['state']
  phase: ResultImport['phase']
  laboratoryId: number | null
  fileName: string
  fileHash: Buffer
  bytes: number
  rowsDone: number
  rowsTotal: number
  attempt: number
  unfinishedChecks: number
  aliveAt: string
  refusal: TableRefusal | null
  look: Proposal | null
  isConfirmed: boolean
  mapping: ResultMapping | null
  options: Partial<ResultOptions>
  found: FoundMarks | null
  answers: KeptAnswer[]
  summary: (CheckedFile & { dates?: FileDates; known?: number }) | null
  counted: CountedRows | null
  results: number
  samples: number
  newVersions: number
  /** Of which something was saved. */
  sampleIds: number[]
  reportName: string | null
  reportHash: Buffer | null
  reportBytes: number | null
  linkId: number | null
  handedInAt: string | null
  handedInValues: number | null
  handedInHeld: number | null
}

/** The days of a whole file, kept with the first save, after which its rows are gone. */
type FileDates = { firstOn: string | null; lastOn: string | null }

/** A laboratory has what it uploaded by its link until it hands it in; from then on the people of the project have it. */
export const isOfCaller = ({ link }: ProjectScope) =>
  link
    ? sql`(link_id = ${link.id} and handed_in_at is null)`
    : sql`(link_id is null or handed_in_at is not null)`
export const isMine = (scope: ProjectScope, key: string) =>
  sql`project_id = ${scope.projectId} and key = ${key} and ${isOfCaller(scope)}`
export const isUnfinished = sql`(state in ('checking', 'mapped', 'checked')
  or state = 'refused' and refusal ->> 'problem' = any(${passingRefusals}))`

/** Serialises starts, so that the number of running checks is exact. */
export const lockImports = (scope: ProjectScope) => lock(scope, 'result-imports', scope.projectId)

/** Those that people began, or those of the one link, handed in or not. */
export async function countUnfinished(scope: ProjectScope): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*) from result_import
    where project_id = ${scope.projectId} and ${isUnfinished}
      and link_id is not distinct from ${scope.link?.id ?? null}::int`)
  return row?.count ?? 0
}

type NewImport = Pick<ImportRow, 'key' | 'fileName' | 'fileHash' | 'bytes'>

/** Returns false where an import has this key already. */
export async function insertImport(scope: ProjectScope, one: NewImport): Promise<boolean> {
  const now = scope.clock.now()
  const linkId = scope.link?.id ?? null
  const inserted = await scope.rows(sql`
    insert into result_import (project_id, key, user_id, link_id, laboratory_id, file_name, file_hash, bytes, state,
      alive_at, created_at)
    values (${scope.projectId}, ${one.key}, ${linkId === null ? scope.userId : null}::int, ${linkId}::int,
      ${scope.link?.laboratoryId ?? null}::int, ${one.fileName}, ${one.fileHash}, ${one.bytes}, 'checking', ${now},
      ${now})
    on conflict (project_id, key) do nothing returning key`)
  return inserted.length > 0
}

const listedMax = 100

/** Returns the latest of the caller's unfinished imports, and how many there are. */
export async function listUnfinished(scope: ProjectScope) {
  const rows = await scope.rows<UnfinishedResultImport & { total: number }>(sql`
    select i.key, i.file_name, i.state, i.handed_in_at is not null as is_handed_in,
      to_char(coalesce(i.handed_in_at, i.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as begun_at,
      case when i.link_id is null then ${personName} else b.name end as begun_by,
      coalesce((i.counted #>> '{rows,good}')::int, 0) as good, coalesce((i.counted #>> '{rows,held}')::int, 0) as held,
      count(*) over () as total
    from result_import i left join app_user u on u.id = i.user_id
      left join laboratory b on i.link_id is not null and b.project_id = i.project_id and b.id = i.laboratory_id
    where i.project_id = ${scope.projectId} and ${isUnfinished} and ${isOfCaller(scope)}
    order by i.created_at desc limit ${listedMax}`)
  const imports: UnfinishedResultImport[] = rows.map(({ total: _, ...one }) => one)
  return { imports, total: rows[0]?.total ?? 0 }
}

export async function findImport(scope: ProjectScope, key: string): Promise<ImportRow | null> {
  const [row] = await scope.rows<ImportRow>(
    sql`select * from result_import where ${isMine(scope, key)}`,
  )
  return row ?? null
}

export async function lockImport(scope: ProjectScope, key: string): Promise<ImportRow | null> {
  const [row] = await scope.rows<ImportRow>(
    sql`select * from result_import where ${isMine(scope, key)} for update`,
  )
  return row ?? null
}

type Confirmed = Pick<ImportRow, 'mapping' | 'options' | 'laboratoryId'>

/**
 * Drops earlier answers but those that made aliases: by another mapping the same row number may be another cell, and an
 * alias holds by each.
 */
export const confirmMapping = (scope: ProjectScope, key: string, one: Confirmed) =>
  scope.rows(sql`
    update result_import set is_confirmed = true, answers = coalesce((select jsonb_agg(a order by at)
        from jsonb_array_elements(answers) with ordinality given (a, at) where a ? 'aliasId'), '[]'),
      mapping = ${JSON.stringify(one.mapping)},
      options = ${JSON.stringify(one.options)}, laboratory_id = ${one.laboratoryId}
    where ${isMine(scope, key)}`)

export const setAnswers = (scope: ProjectScope, key: string, answers: readonly KeptAnswer[]) =>
  scope.rows(
    sql`update result_import set answers = ${JSON.stringify(answers)} where ${isMine(scope, key)}`,
  )

/** Counts values that say, once they are answered, that nothing was measured. */
export const addBlank = (scope: ProjectScope, key: string, blank: number) =>
  scope.rows(sql`
    update result_import
    set summary = jsonb_set(summary, '{blank}', to_jsonb(coalesce((summary ->> 'blank')::int, 0) + ${blank}::int))
    where ${isMine(scope, key)} and summary is not null`)

type Saved = {
  results: number
  samples: number
  newVersions: number
  sampleIds: readonly number[]
  /** Those that were saved before, whose rows are gone now. */
  known?: number
  isWhole: boolean
  /** Left out where nothing is saved. */
  dates?: FileDates
}

export const addSaved = (scope: ProjectScope, key: string, saved: Saved) =>
  scope.rows(sql`
    update result_import set results = results + ${saved.results}, samples = samples + ${saved.samples},
      new_versions = new_versions + ${saved.newVersions}, sample_ids = sample_ids || ${saved.sampleIds}::int[], saved_at = ${scope.clock.now()},
      state = case when ${saved.isWhole} then 'saved' else state end,
      summary = ${JSON.stringify(saved.dates ? { dates: saved.dates } : {})}::jsonb || coalesce(summary, '{}')
        || jsonb_build_object('known', coalesce((summary ->> 'known')::int, 0) + ${saved.known ?? 0}::int)
    where ${isMine(scope, key)}`)

/** Returns the laboratory of the link that an import came by, and the campaign that the link proposes. */
export async function findLink(scope: ProjectScope, linkId: number) {
  const [row] = await scope.rows<{ laboratory: string; campaign: string }>(sql`
    select b.name as laboratory, l.campaign
    from laboratory_link l join laboratory b on b.project_id = l.project_id and b.id = l.laboratory_id
    where l.project_id = ${scope.projectId} and l.id = ${linkId}`)
  return row ?? { laboratory: '', campaign: '' }
}

type HandedIn = { at: Date; values: number; held: number }

export const setHandedIn = (scope: ProjectScope, key: string, { at, values, held }: HandedIn) =>
  scope.rows(sql`
    update result_import set handed_in_at = ${at}, handed_in_values = ${values}, handed_in_held = ${held}
    where ${isMine(scope, key)}`)

export const setReport = (scope: ProjectScope, key: string, report: NewFile | null) =>
  scope.rows(sql`
    update result_import set report_name = ${report?.name ?? null}, report_hash = ${report?.sha256 ?? null},
      report_bytes = ${report?.bytes ?? null}::int
    where ${isMine(scope, key)}`)

export const deleteImport = (scope: ProjectScope, key: string) =>
  scope.rows(sql`delete from result_import where ${isMine(scope, key)}`)
