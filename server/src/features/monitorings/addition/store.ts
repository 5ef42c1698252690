import type { NewMonitoring } from '@puquio/contract/monitorings'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { joinFrequency, nDays } from '../progress-store.ts'

/** What was created by a key; the hash distinguishes other rows from the same ones sent again. */
type Addition = { planId: number; rowsHash: Buffer; added: number }

/** Returns null where the key is new, and locks it until the transaction ends. */
export async function takeKey(
  scope: ProjectScope,
  { key, planId, rowsHash, added }: Addition & { key: string },
): Promise<Addition | null> {
  const taken = await scope.rows(sql`
    insert into monitoring_addition (project_id, key, plan_id, rows_hash, added, at)
    values (${scope.projectId}, ${key}, ${planId}, ${rowsHash}, ${added}, ${scope.clock.now()})
    on conflict do nothing returning key`)
  if (taken.length > 0) return null
  const [earlier] = await scope.rows<Addition>(sql`
    select plan_id, rows_hash, added from monitoring_addition
    where project_id = ${scope.projectId} and key = ${key}`)
  return earlier ?? null
}

/** The column that keeps each field of an added monitoring, and the type of both. */
const kept = {
  stationId: ['station_id', 'int'],
  componentId: ['component_id', 'int'],
  subcomponentId: ['subcomponent_id', 'int'],
  miningComponentId: ['mining_component_id', 'int'],
  sourceTypeId: ['source_type_id', 'int'],
  profileId: ['profile_id', 'int'],
  frequencyId: ['frequency_id', 'int'],
  estimatedOn: ['estimated_on', 'date'],
  sampleExpected: ['sample_expected', 'boolean'],
  commitment: ['commitment', 'text'],
  observation: ['plan_observation', 'text'],
} as const satisfies Record<keyof NewMonitoring, readonly [column: string, type: string]>
const fields = Object.entries(kept)
const keptColumns = raw(fields.map(([, [column]]) => column).join(', '))
/** Empty texts are stored as null. */
const keptValues = raw(
  fields
    .map(([field, [, type]]) => (type === 'text' ? `nullif(m."${field}", '')` : `m."${field}"`))
    .join(', '),
)
const record = raw(
  `r(${fields.map(([field, [, type]]) => `"${field}" ${type}`).join(', ')}, row int)`,
)

const references = [
  ['stationId', 'station'],
  ['componentId', 'environmental_component'],
  ['subcomponentId', 'environmental_subcomponent'],
  ['miningComponentId', 'mining_component'],
  ['sourceTypeId', 'source_type'],
  ['profileId', 'parameter_profile'],
  ['frequencyId', 'frequency'],
] as const

const isMissing = references
  .map(([field, table]) => {
    const ofComponent = field === 'subcomponentId' ? ' and t.component_id = r."componentId"' : ''
    return `select r.row, '${field}' as field where r."${field}" is not null and not exists (
      select from ${table} t where t.project_id = given.project_id and t.id = r."${field}" and t.retired_at is null${ofComponent})`
  })
  .join(' union all ')

/** Returns the ids that the project does not have or that are retired. */
export const missingReferences = (scope: ProjectScope, monitorings: readonly NewMonitoring[]) =>
  scope.rows<{ row: number; field: string }>(sql`
    with given as (select ${scope.projectId}::int as project_id)
    select missing.* from given, jsonb_to_recordset(${numbered(monitorings)}::jsonb) as ${record}
    cross join lateral (${raw(isMissing)}) missing order by missing.row`)

export const insertAdditional = (
  scope: ProjectScope,
  planId: number,
  monitorings: readonly NewMonitoring[],
) =>
  scope.rows<{ id: number; estimatedOn: string }>(sql`
    with m as (
      select r.*, r."frequencyId" as frequency_id
      from jsonb_to_recordset(${numbered(monitorings)}::jsonb) as ${record}
    )
    insert into monitoring (project_id, plan_id, type, margin_days, ${keptColumns})
    select ${scope.projectId}, ${planId}, 'additional', coalesce(own.margin_days, ${nDays}), ${keptValues}
    from m ${joinFrequency(scope)}
    left join frequency own on own.project_id = ${scope.projectId} and own.id = m.frequency_id
    order by m.row returning id, estimated_on`)

const numbered = (monitorings: readonly NewMonitoring[]) =>
  JSON.stringify(monitorings.map((monitoring, row) => ({ ...monitoring, row })))
