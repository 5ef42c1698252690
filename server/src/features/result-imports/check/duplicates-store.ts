import { type HeldReason, sampleReasons } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { sampleIdentity } from '../../samples/service.ts'
import type { ImportRow } from '../store.ts'
import type { PlainFile } from './count-values.ts'
import { leaveOutSamples, markApproved, settleSamples } from './sample-names-store.ts'

const reasons = ['duplicate', 'duplicate-in-part'] as const
type Reason = (typeof reasons)[number]
const isHeldFor = (reason: HeldReason) => `r.held @> '[{"reason": "${reason}"}]'`

/** A row's only reason to wait, with its value as written and where its twin stands in the file. */
const reasonOf = (reason: Reason, params = "'{}'::jsonb") =>
  `jsonb_build_array(jsonb_build_object('reason', '${reason}', 'field', 'value', 'text', r.text, 'params', ${params}))`

/** A file that a laboratory has not handed in is compared with itself alone, else it could guess what is saved. */
const isOfFileAlone = (scope: ProjectScope, { handedInAt }: Pick<ImportRow, 'handedInAt'>) =>
  scope.link !== undefined && handedInAt === null

/**
 * Whether rows of a file may be known or contradict what is saved: its stations have samples between its first and last,
 * or a campaign that it names is approved.
 */
export async function mayBeSaved(
  scope: ProjectScope,
  one: Pick<ImportRow, 'handedInAt'>,
  { stationIds, campaignIds, firstAt, lastAt }: PlainFile,
): Promise<boolean> {
  if (isOfFileAlone(scope, one)) return false
  const found = await scope.rows(sql`
    (select from sample where project_id = ${scope.projectId} and station_id = any(${stationIds}::int[])
      and sampled_at between ${firstAt} and ${lastAt} limit 1)
    union all (select from campaign where project_id = ${scope.projectId} and id = any(${campaignIds}::int[])
      and approved_at is not null limit 1)`)
  return found.length > 0
}

/**
 * Settles of which campaign and laboratory samples are, then finds what the file holds twice and what was saved before. The same value again is known, and nothing is done with
 * it; another value for the same measurement waits until a person calls it a new version. Rows that wait for other
 * reasons are looked at once these are settled. Runs in its caller's transaction; of rows that are new nothing was said before.
 */
export async function markDuplicates(
  scope: ProjectScope,
  one: Pick<ImportRow, 'key' | 'answers' | 'handedInAt' | 'mapping'>,
  { areNew = false }: { areNew?: boolean } = {},
): Promise<void> {
  const { key, answers } = one
  const isMine = sql`r.project_id = ${scope.projectId} and r.key = ${key}`
  // New rows have no statistics yet: the planner would compare each with all others of the file. Joins hash until the
  // transaction ends; what is looked up by an index stands in a lateral select.
  await scope.rows(sql`set local enable_nestloop = off`)
  await scope.rows(sql`set local work_mem = '32MB'`)
  if (!areNew)
    await scope.rows(sql`
      update result_import_row r set held = null, is_known = null
      where ${isMine} and (r.is_known or ${raw([...reasons, ...sampleReasons].map(isHeldFor).join(' or '))})`)
  const isAlone = isOfFileAlone(scope, one)
  const samples = { ...one, isMine, isAlone }
  await settleSamples(scope, samples)
  if (await isRepeating(scope, isMine)) await markRepeated(scope, isMine)
  if (!isAlone) {
    await markSaved(scope, isMine)
    await markApproved(scope, samples)
  }
  await leaveOutSamples(scope, samples)
  const leftOut = reasons.filter((reason) =>
    answers.some(
      (one) => one.reason === reason && one.position === null && one.act.kind === 'leave-out',
    ),
  )
  for (const reason of leftOut)
    await scope.rows(
      sql`delete from result_import_row r where ${isMine} and ${raw(isHeldFor(reason))}`,
    )
}

/** Most files measure nothing twice; counting by hashes costs a tenth of sorting their rows. */
async function isRepeating(scope: ProjectScope, isMine: Sql): Promise<boolean> {
  await scope.rows(sql`set local enable_sort = off`)
  const found = await scope.rows(sql`
    select from result_import_row r where ${isMine} and r.held is null
    group by ${sampleIdentity('r')}, r.parameter_id having count(*) > 1 limit 1`)
  await scope.rows(sql`set local enable_sort = on`)
  return found.length > 0
}

async function markRepeated(scope: ProjectScope, isMine: Sql): Promise<void> {
  const sameResult = sql`partition by ${sampleIdentity('r')}, r.parameter_id`
  // Of several new versions of one measurement in the file, the last one is kept.
  await scope.rows(sql`
    delete from result_import_row r using (
      select r.position, max(r.position) filter (where r.adds_version) over (${sameResult}) as newest
      from result_import_row r where ${isMine} and r.held is null) m
    where ${isMine} and r.position = m.position and m.newest <> r.position`)
  await scope.rows(sql`
    with mine as (
      select r.position, row_number() over w > 1 as is_second,
        first_value(r.value) over w is not distinct from r.value
          and first_value(r.qualifier) over w is not distinct from r.qualifier
          and (r.value is not null or first_value(r.text) over w = r.text) as is_same,
        jsonb_strip_nulls(jsonb_build_object('row', first_value(r.row) over w, 'at', first_value(r.at) over w,
          'sheet', case when min(r.sheet) over () <> max(r.sheet) over () then first_value(r.sheet) over w end)) as twin
      from result_import_row r where ${isMine} and r.held is null
      window w as (${sameResult} order by r.position)
    )
    update result_import_row r
    set held = case when m.is_same then ${raw(reasonOf('duplicate', 'm.twin'))}
      else ${raw(reasonOf('duplicate-in-part', 'm.twin'))} end
    from mine m where ${isMine} and r.position = m.position and m.is_second`)
}

/**
 * Looks the saved samples of the rows up, each once, then their results: a hash join would read all of the project.
 */
const markSaved = (scope: ProjectScope, isMine: Sql) =>
  scope.rows(sql`
    with own as not materialized (select r.* from result_import_row r where ${isMine} and r.held is null),
      saved_sample as materialized (
        select i.*, s.id as sample_id
        from (select distinct r.project_id, r.station_id, r.sampled_at, r.matrix, r.type, lower(r.code) as code,
            coalesce(r.depth_m, -1) as depth_m from own r) i
          cross join lateral (select s.id from sample s
            where s.project_id = i.project_id and (${sampleIdentity('s')}) = (${sampleIdentity('i')}) limit 1) s),
      saved as (
        select r.position, t.value is not distinct from r.value and t.qualifier is not distinct from r.qualifier
            and (t.value is not null or t.text = r.text) as is_same
        from saved_sample i join own r on (${sampleIdentity('r')}) = (${sampleIdentity('i')})
          cross join lateral (select t.value, t.qualifier, t.text from result t
            where t.project_id = r.project_id and t.sample_id = i.sample_id and t.parameter_id = r.parameter_id
              and t.is_current
            order by t.version desc limit 1) t)
    update result_import_row r set is_known = nullif(m.is_same, false),
      held = case when not m.is_same and r.adds_version is null then ${raw(reasonOf('duplicate-in-part'))} end
    from saved m where ${isMine} and r.position = m.position`)
