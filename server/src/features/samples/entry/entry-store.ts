import type { EnteredSample } from '@puquio/contract/laboratory/sample-entry'
import { zonedInstant } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { assignmentsOf, columnsOf, valuesOf, type Written } from '../../../platform/db/written.ts'
import { sampleIdentity } from '../identity-store.ts'
import { campaignNamed, laboratoryNamed } from './names-store.ts'

type SampleInput = Omit<EnteredSample, 'results' | 'decimalMark'>

/** Returns the columns of a sample; its campaign and laboratory are added where they are new. */
export async function writtenSample(
  scope: ProjectScope,
  input: SampleInput,
): Promise<Written<SampleInput>> {
  const { sampledOn, sampledTime, laboratory } = input
  return {
    stationId: { station_id: input.stationId },
    componentId: { component_id: input.componentId ?? null },
    subcomponentId: { subcomponent_id: input.subcomponentId ?? null },
    sampledOn: { sampled_on: sampledOn },
    // Midnight, where only the day is known.
    sampledTime: {
      sampled_at: zonedInstant(sampledOn, sampledTime ?? '00:00', scope.timeZone),
      has_time: sampledTime !== null,
    },
    depthM: { depth_m: input.depthM ?? null },
    matrix: { matrix: input.matrix },
    type: { type: input.type },
    code: { code: input.code ?? '' },
    source: { source: input.source ?? '' },
    chainOfCustody: { chain_of_custody: input.chainOfCustody || null },
    campaign: { campaign_id: await campaignNamed(scope, input.campaign) },
    laboratory: { laboratory_id: laboratory ? await laboratoryNamed(scope, laboratory) : null },
    report: { report: input.report || null },
  }
}

type Columns = Written<SampleInput>

export async function insertSample(scope: ProjectScope, columns: Columns): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(sql`
    insert into sample (project_id, created_at, created_by, ${columnsOf(columns)})
    values (${scope.projectId}, ${scope.clock.now()}, ${scope.userId}, ${valuesOf(columns)}) returning id`)
  return (row as { id: number }).id
}

/**
 * Writes a sample's fields, and those that its results repeat. Results leave the counts under the old station, day and
 * component, and enter them under the new ones.
 */
export async function updateSample(
  scope: ProjectScope,
  sampleId: number,
  columns: Columns,
): Promise<void> {
  const ofSample = sql`project_id = ${scope.projectId} and sample_id = ${sampleId}`
  const current = await scope.rows<{ parameterId: number; version: number }>(sql`
    update result set is_current = false where ${ofSample} and is_current returning parameter_id, version`)
  await scope.rows(sql`
    update sample set ${assignmentsOf(columns)}, version = version + 1
    where project_id = ${scope.projectId} and id = ${sampleId}`)
  await scope.rows(sql`
    update result r set station_id = s.station_id, sampled_on = s.sampled_on,
      is_current = (r.parameter_id, r.version) in (select * from jsonb_to_recordset(${JSON.stringify(current)}::jsonb)
        as c("parameterId" int, version int))
    from sample s
    where s.project_id = r.project_id and s.id = r.sample_id and r.project_id = ${scope.projectId}
      and r.sample_id = ${sampleId}`)
}

type Held = { id: number; version: number; stationId: number }

/** Returns a sample, which nobody else changes until the transaction ends. */
export async function holdSample(scope: ProjectScope, sampleId: number): Promise<Held | null> {
  const [row] = await scope.rows<Held>(sql`
    select id, version, station_id from sample where project_id = ${scope.projectId} and id = ${sampleId} for update`)
  return row ?? null
}

/** Returns the other sample that has the same identity. */
export async function findSame(
  scope: ProjectScope,
  { stationId, sampledOn, sampledTime, matrix, type, code, depthM }: SampleInput,
  except: number,
): Promise<number | null> {
  const at = zonedInstant(sampledOn, sampledTime ?? '00:00', scope.timeZone)
  const [row] = await scope.rows<{ id: number }>(sql`
    select s.id from sample s, (select ${stationId}::int as station_id, ${at}::timestamptz as sampled_at,
      ${matrix}::text as matrix, ${type}::text as type, ${code ?? ''}::text as code, ${depthM ?? null}::float8 as depth_m) r
    where s.project_id = ${scope.projectId} and (${sampleIdentity('s')}) = (${sampleIdentity('r')}) and s.id <> ${except}`)
  return row?.id ?? null
}

type Station = { id: number; code: string }

export async function findStation(scope: ProjectScope, id: number): Promise<Station | null> {
  const [row] = await scope.rows<Station>(
    sql`select id, code from station where project_id = ${scope.projectId} and id = ${id}`,
  )
  return row ?? null
}

/** Returns which of the sample's ids the project does not have. */
export async function missingOf(
  scope: ProjectScope,
  { stationId, componentId, subcomponentId }: SampleInput,
): Promise<string[]> {
  const [found] = await scope.rows<Record<'station' | 'component' | 'subcomponent', boolean>>(sql`
    select exists (select from station where project_id = ${scope.projectId} and id = ${stationId}) as station,
      ${componentId ?? null}::int is null or exists (select from environmental_component
        where project_id = ${scope.projectId} and id = ${componentId ?? null}) as component,
      ${subcomponentId ?? null}::int is null or exists (select from environmental_subcomponent
        where project_id = ${scope.projectId} and id = ${subcomponentId ?? null}
          and component_id is not distinct from ${componentId ?? null}) as subcomponent`)
  return (['station', 'component', 'subcomponent'] as const)
    .filter((one) => !found?.[one])
    .map((one) => `${one}Id`)
}

export const deleteSample = async (scope: ProjectScope, sampleId: number): Promise<boolean> => {
  await scope.rows(
    sql`delete from sample_file where project_id = ${scope.projectId} and sample_id = ${sampleId}`,
  )
  await scope.rows(
    sql`delete from result where project_id = ${scope.projectId} and sample_id = ${sampleId}`,
  )
  const rows = await scope.rows(
    sql`delete from sample where project_id = ${scope.projectId} and id = ${sampleId} returning id`,
  )
  return rows.length > 0
}
